/** Strokes are spelt as the rules spell them: by the vectors that tests/kernel/test_stroke.py holds them to. */

import { describe, expect, it } from "vitest";

import { LONGEST_STROKE } from "../wire/generated";
import type { StrokePoint } from "./stroke";
import { decodeStroke, encodeStroke } from "./stroke";
import vectors from "./strokeVectors.json";

function point([x = 0, y = 0, pressure = 0]: readonly number[]): StrokePoint {
  return { x, y, pressure };
}

describe("a stroke", () => {
  it.each(vectors.right)("has one spelling: $spelt", ({ spelt, points }) => {
    expect(encodeStroke(points.map(point))).toBe(spelt);
    expect(decodeStroke(spelt)).toEqual(points.map(point));
  });

  it.each(vectors.wrong)("is not %j", (spelt) => {
    expect(() => decodeStroke(spelt)).toThrow("this is no stroke");
  });

  it.each(vectors.off_the_slate)("has no point %j", (...points) => {
    expect(() => encodeStroke(points.map(point))).toThrow("is no point of a slate");
  });

  it("has an end", () => {
    const longest = Array.from({ length: LONGEST_STROKE }, () => point([1, 1]));
    expect(decodeStroke(encodeStroke(longest))).toHaveLength(LONGEST_STROKE);
    expect(() => encodeStroke([...longest, point([1, 1])])).toThrow("at most 2000 points");
    expect(() => decodeStroke(`${encodeStroke(longest)}AAAAA`)).toThrow("this is no stroke");
  });
});
