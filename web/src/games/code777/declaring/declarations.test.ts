import { describe, expect, test } from "vitest";

import { DECLARED, REPLACED, replied, TILES } from "../testFacts";
import { declarations, goneSince, lastReply } from "./declarations";

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

  test("a reply is kept with the tiles it spoke of: the first that went, and none of whoever replied", () => {
    const [ann, ben] = [replied(0), replied(1)];
    expect(goneSince([ann, DECLARED], ann)).toEqual([]);
    expect(goneSince([ann, DECLARED, REPLACED], ann)).toEqual([{ rack: 1, tiles: TILES }]);
    expect(goneSince([ben, DECLARED, REPLACED], ben)).toEqual([]);
    const twice = { ...REPLACED, removed: ["2_yellow", "2_yellow", "3_black"] } as const;
    expect(goneSince([ann, DECLARED, REPLACED, DECLARED, twice], ann)).toEqual([{ rack: 1, tiles: TILES }]);
  });
});
