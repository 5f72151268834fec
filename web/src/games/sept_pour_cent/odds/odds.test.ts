import rules from "@tablee/games/sept_pour_cent/rules.py?raw";
import { describe, expect, test } from "vitest";

import { chance, FACES, numbers, sorted } from "./odds";

describe("odds", () => {
  test("dice have as many faces as those of the rules", () => {
    const sides = [...rules.matchAll(/Roll\(sides=(\d+)/g)].map(([, count]) => Number(count));
    expect([...new Set(sides)]).toEqual([FACES.length]);
  });

  test("0 wins for everybody, and a second copy adds nothing", () => {
    expect(numbers([7, 3, 7, "vol"])).toEqual([0, 3, 7]);
    expect(chance([7, 3, 7, "vol"])).toBe(9);
    expect(chance([])).toBe(1);
  });

  test("numbers come first, bonuses last", () => {
    expect(sorted(["vol", 7, "relance", 3])).toEqual([3, 7, "relance", "vol"]);
  });
});
