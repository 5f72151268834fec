import { expect, test } from "vitest";

import type { Change } from "./generated";
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
  earlier: 0,
});

test("what changed in the view is put into it, and facts are added", () => {
  const view = { set: { own: [] }, inside: { bids: { splice: [[2, 0, [3]] as const] } } };
  const told = [{ type: "bid" }];
  const after = patched(before, { type: "patch", seat: 1, number: 4, view, awaited: [1], told });
  expect(after).toEqual({
    ...before,
    number: 4,
    view: { type: "bidding", bids: [1, 2, 3], own: [], me: 1 },
    awaited: [1],
    told: [{ type: "rolled" }, { type: "bid" }],
    whole: false,
  });
  expect(before.view["bids"]).toEqual([1, 2]);
});

test("what a patch does not speak of is as it was, and so is a view of another kind as far as it stays", () => {
  const after = patched(before, { type: "patch", seat: 1, number: 4, view: { set: { type: "over" }, gone: ["own"] } });
  expect(after?.view).toEqual({ type: "over", bids: [1, 2], me: 1 });
  expect(after?.view["bids"]).toBe(before.view["bids"]);
  expect(after?.told).toBe(before.told);
});

test.each([
  ["of a longer list", '{"inside":{"bids":{"splice":[[3,0,[3]]]}}}'],
  ["of no shape at all", '{"inside":{"bids":{"splice":7}}}'],
  ["of nothing", '{"inside":{"bids":null}}'],
  ["of what every object has", '{"inside":{"__proto__":{"set":{"mine":1}}}}'],
])("a patch %s is not taken, and harms nothing", (_, text) => {
  const view = JSON.parse(text) as Change;
  expect(patched(before, { type: "patch", seat: 1, number: 4, view })).toBeNull();
  expect(before.view).toEqual({ type: "bidding", bids: [1, 2], own: [5], me: 1 });
  expect({}).not.toHaveProperty("mine");
});
