import { expect, test } from "vitest";

import type { SeptPourCent } from "../../../wire/generated";
import { SHOWN } from "../testFacts";
import { guessesIn, lastShown, rightOf, roundOf, winnersIn, withGuess } from "./guesses";

const ENDED: SeptPourCent.Fact = { type: "round_ended", seat: 1 };
const TOLD: SeptPourCent.Fact[] = [SHOWN, { type: "round_won", seat: 1 }, ENDED, { type: "round_won", seat: 2 }];

test("a guess is kept by its round, and can be changed", () => {
  const kept = withGuess(withGuess(withGuess("", 0, 3), 2, 1), 0, 4);
  expect(guessesIn(kept)).toEqual({ 0: 4, 2: 1 });
});

test.each(["", "{}", "0=12", "a=1", "1=", "=1", "99999=1"])("%s is no guess", (kept) => {
  expect(guessesIn(kept)).toEqual({});
});

test("guesses are judged by who was the last one in play", () => {
  expect(roundOf(TOLD)).toBe(1);
  expect(winnersIn(TOLD)).toEqual({ 0: 1, 1: 2 });
  expect(rightOf({ 0: 1, 1: 0, 2: 1 }, TOLD)).toEqual({ right: 1, all: 2 });
  expect(rightOf({}, TOLD)).toEqual({ right: 0, all: 0 });
});

test("hands of an earlier round are not shown again", () => {
  expect(lastShown([SHOWN])).toBe(SHOWN);
  expect(lastShown(TOLD)).toBeNull();
});
