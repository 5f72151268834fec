import { expect, test } from "vitest";

import { momentCalled } from "../testFacts";
import type { Fact } from "../types";
import { bestOf, cardsIn, gainsIn } from "./foundCards";

const [ANN, BEN, CAT] = [0, 1, 2];
const drawn: Fact = { type: "card_drawn", seat: ANN, category: "place", name: null };
const found = (seat: number, name: string, clues: number, called = false): Fact => ({
  type: "found",
  seat,
  name,
  clues,
  called,
});
const walked = (seat: number, steps: number): Fact => ({ type: "walked", seat, steps, path: [] });
const refused: Fact = { type: "disputed", seat: CAT, reader: ANN, words: "Rom", verdict: "slip", accepted: false };
const TOLD: readonly Fact[] = [
  drawn,
  found(BEN, "Rome", 5),
  refused,
  walked(BEN, 15),
  walked(ANN, 5),
  drawn,
  { type: "unfound", name: "la Lune" },
  walked(CAT, 20),
  drawn,
  found(CAT, "Paris", 2, true),
  walked(CAT, 10),
];

test("every card is there with who found it, and what the reader decided alone", () => {
  expect(
    cardsIn(TOLD).map(({ number, name, found, disputes }) => [number, name, found?.seat, disputes.length]),
  ).toEqual([
    [1, "Rome", BEN, 1],
    [2, "la Lune", undefined, 0],
    [3, "Paris", CAT, 0],
  ]);
});

test("the finest find is the one after the fewest clues", () => {
  expect(bestOf(cardsIn(TOLD))?.name).toBe("Paris");
  expect(bestOf([])).toBeNull();
});

test("squares are counted card by card", () => {
  expect(gainsIn(TOLD)).toEqual([{ [BEN]: 15, [ANN]: 5 }, { [CAT]: 20 }, { [CAT]: 10 }]);
});

test("a whole game ends with as many cards as were drawn", () => {
  const { told } = momentCalled("won-mine");
  expect(cardsIn(told)).toHaveLength(told.filter(({ type }) => type === "card_drawn").length);
});
