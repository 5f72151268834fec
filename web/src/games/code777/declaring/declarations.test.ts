import { describe, expect, test } from "vitest";

import { DECLARED, REPLACED, replied, TILES } from "../testFacts";
import { declarations, lastReply } from "./declarations";

describe("declarations", () => {
  test("what was declared lies there until the next question, with the tiles that were removed", () => {
    expect(declarations([replied(0), DECLARED, REPLACED])).toEqual([{ at: 1, fact: DECLARED, removed: TILES }]);
    expect(declarations([replied(0), DECLARED, REPLACED, replied(2)])).toEqual([]);
    expect(lastReply([replied(0), DECLARED])?.seat).toBe(0);
  });

  test("what stood there is not known before it is told", () => {
    expect(declarations([DECLARED])).toMatchObject([{ removed: null }]);
    expect(declarations([DECLARED, DECLARED, REPLACED])).toMatchObject([{ removed: null }, { removed: TILES }]);
  });
});
