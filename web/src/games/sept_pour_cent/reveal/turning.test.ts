import { describe, expect, test } from "vitest";

import { stepTimes } from "../../../board/show";
import { HAND } from "../constants.generated";
import { SHOWS } from "../shows.generated";
import { SHOWN } from "../testFacts";
import { allTurned, turningAt } from "./turning";

describe("a reveal", () => {
  const at = (count: number) => {
    const { hand, open, total } = turningAt(SHOWN, count);
    return [hand, ...open, total];
  };

  test("has a step for each hand that comes forward and one for each of its cards", () => {
    expect(SHOWS.shown.each).toHaveLength(1 + HAND);
    expect(stepTimes(SHOWS, { ...SHOWN })).toHaveLength(1 + 2 * (1 + HAND) + 1);
  });

  test("counts card by card: a breath, a hand comes forward, its cards turn, then the next one", () => {
    expect(at(0)).toEqual([null, 0, 0, 0]);
    expect(at(1)).toEqual([0, 0, 0, 0]);
    expect(at(2)).toEqual([0, 1, 0, 0]);
    expect(at(3)).toEqual([0, 2, 0, 3]);
    expect(at(4)).toEqual([0, 3, 0, 3]);
    expect(at(5)).toEqual([1, 3, 0, 3]);
    expect(at(6)).toEqual([1, 3, 1, 4]);
    expect(at(8)).toEqual([1, 3, 3, 4]);
  });

  test("stands still for a beat once the last card is open, and has the total that is announced then", () => {
    expect(at(9)).toEqual([1, 3, 3, SHOWN.total]);
    expect(allTurned(SHOWN)).toEqual({ hand: null, open: [3, 3], total: SHOWN.total });
  });
});
