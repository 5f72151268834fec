import { expect, test } from "vitest";

import { lookTime } from "./show";

const SHOWS = {
  told: { steps: [], look: 400, reads: "story", character: 60 },
  bid: { steps: [], look: 600, more: { trump: 200 } },
};

test("a text is looked at the longer the longer it is, and none no longer than that", () => {
  expect(lookTime(SHOWS, { type: "told", story: "short" })).toBe(400 + 5 * 60);
  expect(lookTime(SHOWS, { type: "told", story: null })).toBe(400);
  expect(lookTime(SHOWS, { type: "bid" })).toBe(600);
  expect(lookTime(SHOWS, { type: "unseen" })).toBe(0);
});

test("what there is more to say of is looked at longer", () => {
  expect(lookTime(SHOWS, { type: "bid", trump: 2 })).toBe(600 + 200);
  expect(lookTime(SHOWS, { type: "bid", trump: 0 })).toBe(600);
});
