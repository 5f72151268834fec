import { expect, test } from "vitest";

import { patched, perspectiveOf } from "./perspective";

const before = perspectiveOf({
  type: "snapshot",
  seat: 1,
  epoch: "e",
  number: 3,
  view: { type: "bidding", bids: [1, 2], own: [5], me: 1 },
  offers: { decision: 4, choices: [] },
  awaited: [0],
  may: [],
  told: [{ type: "rolled" }],
});

test("fields are replaced, lists grow and are cut, facts are added", () => {
  const after = patched(before, {
    type: "patch",
    seat: 1,
    number: 4,
    changed: { own: [] },
    grown: { bids: [3] },
    awaited: [1],
    told: [{ type: "bid" }],
  });
  expect(after).toEqual({
    ...before,
    number: 4,
    view: { type: "bidding", bids: [1, 2, 3], own: [], me: 1 },
    awaited: [1],
    told: [{ type: "rolled" }, { type: "bid" }],
  });
  expect(patched(after, { type: "patch", seat: 1, number: 5, cut: { bids: 1 } }).view["bids"]).toEqual([1]);
  expect(before.view["bids"]).toEqual([1, 2]);
});

test("another kind of view comes whole", () => {
  const after = patched(before, { type: "patch", seat: 1, number: 4, view: { type: "over" } });
  expect(after.view).toEqual({ type: "over" });
  expect(after.told).toBe(before.told);
});
