import { describe, expect, test } from "vitest";

import { stepTimes } from "../../../board/show";
import { RACK } from "../constants.generated";
import { SHOWS } from "../shows.generated";
import { ASKING, DECLARED, REPLACED, replied, TILES } from "../testFacts";
import type { Fact } from "../types";
import { verdictOn, lightOf, middleOf, racksAround } from "./clothScene";

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

describe("a declaration that is shown", () => {
  const shown = (fact: Fact, count: number, landed: boolean, before: Fact[] = []) =>
    middleOf(ASKING, [...before, fact], { fact, at: 0, count, landed });

  test("makes whoever declared it glad once it is out that it is right", () => {
    const glad = (landed: boolean) => [0, 1, 2].filter((seat) => verdictOn(shown(DECLARED, 3, landed), seat).right);
    expect([glad(false), glad(true)]).toEqual([[], [1]]);
  });

  test("makes them sorry once it is out that it is wrong", () => {
    expect(verdictOn(shown({ ...DECLARED, right: false }, 3, true), 1)).toEqual({ right: false, wrong: true });
  });

  test("turns its numbers over one by one, and after a beat it is out whether they are right", () => {
    const steps = stepTimes(SHOWS, { ...DECLARED }).length;
    expect([0, 1, 3].map((count) => shown(DECLARED, count, false))).toMatchObject([
      { kind: "declaration", open: 0, judged: false },
      { open: 1, judged: false },
      { open: 3, judged: false },
    ]);
    expect(steps).toBe(RACK + 1);
    expect(shown(DECLARED, steps, true)).toMatchObject({ judged: true, declaration: { removed: null } });
  });

  test("stays while its rack is replaced, and then shows what stood there", () => {
    expect(shown(REPLACED, 0, true, [DECLARED])).toMatchObject({
      kind: "declaration",
      judged: true,
      declaration: { fact: DECLARED, removed: TILES },
    });
  });
});
