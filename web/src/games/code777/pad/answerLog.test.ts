import { describe, expect, test } from "vitest";

import { DECLARED, replied, TABLETOP } from "../testFacts";
import type { Fact, Rack } from "../types";
import { answersIn, byNumber, speaksOf, spokenOf } from "./answerLog";

describe("the log", () => {
  test("an answer speaks of every rack but one, and says which were replaced since", () => {
    const racks = spokenOf(replied(0), TABLETOP.refills);
    expect(racks.map(({ rack, gone }) => [rack, gone])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
    expect(racks[0]?.tiles).toBeNull();
  });

  test("what stood before me comes out once it was replaced, and once the game is over", () => {
    const removed: Rack = ["1_green", "4_brown", "6_pink"];
    const replaced: Fact = { type: "replaced", seat: 1, removed, drawn: null };
    const [answer] = answersIn([replied(0), replaced], TABLETOP.refills);
    expect(answer?.racks[0]?.was).toEqual(removed);
    expect([speaksOf(answer!, 1), speaksOf(answer!, 2)]).toEqual([false, true]);
    expect(answersIn([replied(0)], [0, 0, 0, 0])[0]?.racks[0]?.was).toBeNull();
    expect(answersIn([replied(0)], [0, 0, 0, 0], [null, removed])[0]?.racks[0]?.was).toEqual(removed);
  });

  test("answers are counted in the order of play, and found by number", () => {
    const answers = answersIn([replied(0), DECLARED, replied(2, 3), replied(1)], [0, 0, 0, 0]);
    expect(answers.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(byNumber(answers)).toHaveLength(23);
    expect(byNumber(answers)[20]?.answers.map(({ place }) => place)).toEqual([1, 3]);
  });
});
