/** A loop fits into what is offered, and still goes round the same. */

import { describe, expect, it } from "vitest";

import type { StrokePoint } from "../../stroke";
import { closedLine } from "./closedLine";

const LIMITS = { most: 120, farthest: 20_000 };
const at = (x: number, y: number): StrokePoint => ({ x, y, pressure: 0 });
const rounds = (turns: number, radius = 1200): StrokePoint[] =>
  Array.from({ length: 100 * turns }, (_, one) => {
    const angle = (one / 100) * 2 * Math.PI;
    return {
      ...at(Math.round(1500 + radius * Math.cos(angle)), Math.round(2000 + radius * Math.sin(angle))),
      pressure: 9,
    };
  });

function wayOf(points: readonly StrokePoint[]): number {
  return points.slice(1).reduce((sum, b, one) => {
    const a = points[one] ?? b;
    return sum + Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y));
  }, 0);
}

describe("a loop", () => {
  it("ends where it began, without pressure", () => {
    expect(closedLine([at(1, 1), at(900, 1), at(900, 900)], LIMITS)).toEqual([
      at(1, 1),
      at(900, 1),
      at(900, 900),
      at(1, 1),
    ]);
  });

  it.each([1, 2, 9])("of %i rounds goes as far as it may, in as many points, and round it all", (turns) => {
    const found = closedLine(rounds(turns), LIMITS);

    expect(found.length).toBeLessThanOrEqual(LIMITS.most);
    expect(found.length).toBeGreaterThan(12);
    expect(wayOf(found)).toBeLessThanOrEqual(LIMITS.farthest);
    expect(found[0]).toEqual(found.at(-1));
    const [xs, ys] = [found.map(({ x }) => x), found.map(({ y }) => y)];
    expect([Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)].every((side) => side > 2300)).toBe(
      true,
    );
  });

  it("fits however much it winds", () => {
    const winding = Array.from({ length: 900 }, (_, one) => at((one * 37) % 3000, (one * 91) % 4000));
    const found = closedLine(winding, LIMITS);

    expect(found.length).toBeLessThanOrEqual(LIMITS.most);
    expect(wayOf(found)).toBeLessThanOrEqual(LIMITS.farthest);
  });
});
