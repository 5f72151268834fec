import { expect, test } from "vitest";

import type { Offers } from "../wire/generated";
import { may, NOTHING, offersOf, takes, values } from "./offers";

const OFFERS: Offers = {
  decision: 4,
  choices: [
    {
      action: "bid",
      fields: [
        { name: "count", domain: { type: "span", low: 2, high: 6, holes: [4] } },
        { name: "face", domain: { type: "one_of", these: ["sun", "moon"] } },
      ],
    },
    { action: "sketch", fields: [{ name: "line", domain: { type: "stroke", most: 9 } }] },
    { action: "doubt", fields: [] },
  ],
};
const [bid] = offersOf(OFFERS, "bid");

test("a span gives its values without its holes, a list those that it has", () => {
  expect(values(bid, "count")).toEqual([2, 3, 5, 6]);
  expect(values(bid, "face")).toEqual(["sun", "moon"]);
});

test("what cannot be listed, or is not offered, has no values", () => {
  expect(values(offersOf(OFFERS, "sketch")[0], "line")).toEqual([]);
  expect(values(bid, "colour")).toEqual([]);
  expect(values(undefined, "count")).toEqual([]);
});

test("what is not offered may not be done", () => {
  expect(may(OFFERS, "doubt")).toBe(true);
  expect(may(OFFERS, "pass")).toBe(false);
  expect(may(NOTHING, "doubt")).toBe(false);
  expect(takes(OFFERS, "bid", "count", 5)).toBe(true);
  expect(takes(OFFERS, "bid", "count", 4)).toBe(false);
  expect(takes(OFFERS, "raise", "count", 5)).toBe(false);
});
