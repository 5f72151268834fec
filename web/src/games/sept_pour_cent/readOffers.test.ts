import { describe, expect, test } from "vitest";

import { may, takes, values } from "./readOffers";
import { momentCalled } from "./testFacts";

describe("offers", () => {
  test("a span and a list give their values", () => {
    const { offers } = momentCalled("announcing-mine");
    const announce = offers.choices.find((offer) => offer.action === "announce");
    expect(values(announce, "number").at(-1)).toBe(30);
    expect(values(announce, "family")).toHaveLength(5);
    expect(values(undefined, "number")).toEqual([]);
  });

  test("what is not offered may not be done", () => {
    const { offers } = momentCalled("announcing-highest");
    expect(may(offers, "announce")).toBe(false);
    expect(may(offers, "contest")).toBe(true);
    expect(takes(momentCalled("discarding-mine").offers, "discard", 7)).toBe(true);
    expect(takes(momentCalled("discarding-mine").offers, "take", 4)).toBe(false);
  });
});
