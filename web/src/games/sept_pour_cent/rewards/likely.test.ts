import { expect, test } from "vitest";

import type { Offer, Offers } from "../../../wire/generated";
import type { Reward } from "../types";
import { chanceWith, likelyOf } from "./likely";

function offered(actions: Record<string, readonly Reward[] | null>): Offers {
  const choices = Object.entries(actions).map(
    ([action, cards]) =>
      ({
        action,
        fields: cards ? [{ name: "card", domain: { type: "one_of", these: cards } }] : [],
      }) as unknown as Offer,
  );
  return { decision: 1, choices };
}

test("a card that betters the odds comes before a roll, and all that better them as much", () => {
  const offers = offered({ roll: null, take: [5, 7, "relance"], end: null });
  expect(likelyOf([5], offers, 3)).toEqual({ action: "take", cards: [7] });
  expect(likelyOf([], offers, 2)).toEqual({ action: "take", cards: [5, 7] });
});

test("the last reward is a roll, and so is any where no card betters the odds", () => {
  expect(likelyOf([5], offered({ roll: null, take: [7] }), 1).action).toBe("roll");
  expect(likelyOf([5], offered({ roll: null, take: [5, "vol"] }), 3).action).toBe("roll");
});

test("a bonus costs nothing: it comes first where it can bring something", () => {
  expect(likelyOf([5], offered({ relance: null, roll: null }), 2).action).toBe("relance");
  expect(likelyOf([5], offered({ vol: [7], take: [9], roll: null }), 2).action).toBe("vol");
  expect(likelyOf([5], offered({ vol: [5], take: [9], roll: null }), 2).action).toBe("take");
  expect(likelyOf([5], offered({ pioche: null, take: [9] }), 2).action).toBe("pioche");
});

test("without rewards the round is ended; without offers nothing is likely", () => {
  expect(likelyOf([5], offered({ vol: [5], end: null }), 0).action).toBe("end");
  expect(likelyOf([5], offered({}), 0).action).toBeNull();
});

test("a number that I own already brings nothing", () => {
  expect(chanceWith([5], 5)).toBe(4);
  expect(chanceWith([5], 7)).toBe(9);
});
