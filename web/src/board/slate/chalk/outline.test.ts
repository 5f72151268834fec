/** The same stroke has the same outline everywhere: by vectors, which a browser is held to as well. */

import { describe, expect, it } from "vitest";

import { encodeStroke } from "../../stroke";
import { linePath, outlineOf, strokeOutline } from "./outline";
import vectors from "./outlineVectors.json";

const at = (x: number, y: number, pressure = 0) => ({ x, y, pressure });
const numbers = (path: string) => Array.from(path.matchAll(/-?\d+(\.\d+)?/g), ([found]) => found);

/** Where a closed path goes, corner by corner. */
function places(path: string): { x: number; y: number }[] {
  const [x = 0, y = 0, ...steps] = numbers(path).map(Number);
  let here = { x, y };
  const found = [here];
  for (let one = 0; one < steps.length; one += 4) {
    here = { x: here.x + (steps[one + 2] ?? 0), y: here.y + (steps[one + 3] ?? 0) };
    found.push(here);
  }
  return found;
}

describe("the outline of a stroke", () => {
  it.each(vectors)("is the same everywhere: $name", ({ stroke, outline }) => {
    expect(strokeOutline(stroke)).toBe(outline);
    expect(strokeOutline(stroke), "from memory").toBe(outline);
  });

  it("has whole numbers only", () => {
    expect(numbers(outlineOf([at(100, 100), at(733, 911), at(2000, 3001)])).filter((one) => one.includes("."))).toEqual(
      [],
    );
  });

  it("goes around its line, as wide as chalk draws", () => {
    const found = places(outlineOf([at(500, 1000), at(1500, 1000)]));
    expect(Math.min(...found.map(({ y }) => y))).toBeGreaterThan(1000 - 24);
    expect(Math.max(...found.map(({ y }) => y))).toBeLessThan(1000 + 24);
    expect(Math.min(...found.map(({ x }) => x))).toBeGreaterThan(500 - 30);
    expect(Math.max(...found.map(({ x }) => x))).toBeLessThan(1500 + 30);
  });

  it("keeps the corners of a square, and has none on a circle", () => {
    const square = places(outlineOf([at(500, 500), at(1500, 500), at(1500, 1500), at(500, 1500), at(500, 500)]));
    const corner = Math.min(...square.map(({ x, y }) => Math.hypot(1500 - x, 500 - y)));
    expect(corner).toBeLessThan(30);
  });

  it("is wider where the pen was pressed harder", () => {
    const high = (pressure: number) => {
      const ys = places(outlineOf([at(500, 1000, pressure), at(1500, 1000, pressure)])).map(({ y }) => y);
      return Math.max(...ys) - Math.min(...ys);
    };
    expect(high(63)).toBeGreaterThan(1.5 * high(5));
  });

  it("of a dot is a dot, and of nothing nothing", () => {
    const dot = places(strokeOutline(encodeStroke([at(700, 700)])));
    expect(Math.max(...dot.map(({ x, y }) => Math.hypot(x - 700, y - 700)))).toBeLessThan(30);
    expect(outlineOf([])).toBe("");
    expect(linePath([])).toBe("");
    expect(linePath([{ x: 1, y: 2 }])).toBe("M1 2L1 2");
  });
});
