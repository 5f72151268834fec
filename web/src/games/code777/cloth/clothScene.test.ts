import { describe, expect, test } from "vitest";

import { ASKING, replied } from "../testFacts";
import { lightOf, middleOf, racksAround } from "./clothScene";

describe("the middle", () => {
  test("before the first question it says who draws", () => {
    expect(middleOf(ASKING, [], null)).toEqual({ kind: "opening", seat: 2 });
  });

  test("the racks that a reply speaks of are lit, the one behind it is not, one that came later is neither", () => {
    const middle = { kind: "question", fact: replied(0), replied: true } as const;
    expect([0, 1, 2, 3].map((rack) => lightOf(middle, rack, [0, 1, 0, 0]))).toEqual(["unseen", null, "seen", "seen"]);
  });

  test("others stand clockwise from my left, dummies last, mine not at all", () => {
    expect(racksAround(ASKING)).toEqual([2, 0, 3]);
    expect(racksAround({ ...ASKING, me: null })).toEqual([0, 1, 2, 3]);
    expect(racksAround({ ...ASKING, type: "won", winner: 0 })).toEqual([2, 0, 3, 1]);
  });
});
