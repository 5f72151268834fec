import { describe, expect, test } from "vitest";

import type { Fact } from "../types";
import { coursesIn, fateOf, idle, line, WIDE, xOf } from "./courses";

describe("the course of the game", () => {
  const found = { type: "found", seat: 2, numbers: [1, 4, 7], dealt: 0, certain: 6, declared: 8, right: true } as const;

  test("says what became of a rack", () => {
    expect(fateOf(found)).toBe("found");
    expect(fateOf({ ...found, certain: null })).toBe("early");
    expect(fateOf({ ...found, right: false })).toBe("missed");
    expect(fateOf({ ...found, declared: null })).toBe("stood");
    expect(idle(found, 20)).toBe(2);
    expect(idle({ ...found, declared: null }, 20)).toBe(14);
  });

  test("is a line of steps", () => {
    expect(line([0, 50, 100])).toBe("M0 80H150V40H300V0");
    expect(line([50])).toBe("M0 40");
  });

  test("stays within the drawing, however long the game was", () => {
    expect(xOf(350, 299)).toBe(WIDE);
  });

  test("is told seat by seat", () => {
    const course = (seat: number): Fact => ({ type: "course", seat, left: [], odds: [] });
    const courses = coursesIn([course(2), found, course(0)]);
    expect(courses.map(({ seat, racks }) => [seat, racks.length])).toEqual([
      [0, 0],
      [2, 1],
    ]);
  });
});
