/** From where a pen went to the strokes that are kept. */

import { describe, expect, it } from "vitest";

import type { StrokePoint } from "../../stroke";
import { simplified, StrokeMaker, type StrokeLimits } from "./strokeMaker";

const at = (x: number, y: number, pressure = 0): StrokePoint => ({ x, y, pressure });
const circle = (points: number, radius = 800) =>
  Array.from({ length: points }, (_, one) => {
    const angle = (one / points) * 2 * Math.PI;
    return at(Math.round(1500 + radius * Math.cos(angle)), Math.round(2000 + radius * Math.sin(angle)));
  });
const ends = (strokes: readonly StrokePoint[][]) => strokes.map((stroke) => [stroke[0], stroke.at(-1)]);

function made(points: readonly StrokePoint[], limits: StrokeLimits = { most: 400, farthest: 20_000 }): StrokePoint[][] {
  const handed: StrokePoint[][] = [];
  const whole: boolean[] = [];
  const maker = new StrokeMaker(
    () => limits,
    (part, all) => {
      handed.push([...part]);
      whole.push(all);
    },
  );
  for (const point of points) maker.add(point);
  maker.finish();
  expect(whole).toEqual(handed.map(() => handed.length === 1));
  return handed;
}

/** How far a point lies from a row of lines. */
function off(point: StrokePoint, line: readonly StrokePoint[]): number {
  return Math.min(
    ...line.slice(1).map((b, one) => {
      const a = line[one] ?? b;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const along = Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(point.x - a.x - along * dx, point.y - a.y - along * dy);
    }),
  );
}

describe("a stroke under a pen", () => {
  it("is a dot if the pen did not move", () => {
    expect(made([at(100, 200), at(101, 201), at(102, 200)])).toEqual([[at(100, 200)]]);
  });

  it("of a straight line keeps its ends", () => {
    expect(made(Array.from({ length: 300 }, (_, one) => at(100 + one * 7, 500)))).toEqual([
      [at(100, 500), at(2193, 500)],
    ]);
  });

  it("of a curve keeps what is needed, and nothing it leaves out is far away", () => {
    const drawn = circle(700);
    const [kept = []] = made(drawn);
    expect(kept.length).toBeLessThan(70);
    expect(Math.max(...drawn.map((point) => off(point, kept)))).toBeLessThan(6);
  });

  it("keeps where the pressure changes", () => {
    const drawn = Array.from({ length: 100 }, (_, one) => at(100 + one * 10, 500, one < 50 ? 1 : 60));
    expect((made(drawn)[0] ?? []).map(({ pressure }) => pressure)).toContain(60);
    expect((made(drawn)[0] ?? []).length).toBeGreaterThan(2);
  });

  it("goes on as another where it has as many points as may be", () => {
    const zigzag = Array.from({ length: 1_000 }, (_, one) => at(100 + one * 2, one % 2 ? 1000 : 1040));
    const parts = made(zigzag);
    expect(parts.map((part) => part.length).every((length) => length <= 400)).toBe(true);
    expect(parts.length).toBe(3);
    expect(
      ends(parts)
        .slice(1)
        .map(([first]) => first),
    ).toEqual(
      ends(parts)
        .slice(0, -1)
        .map(([, last]) => last),
    );
    expect(parts.at(-1)?.at(-1)).toEqual(zigzag.at(-1));
  });

  it("goes on as another where the pen went as far as it may", () => {
    const parts = made(
      Array.from({ length: 60 }, (_, one) => at(one % 2 ? 2900 : 100, 100 + one * 50)),
      { most: 400, farthest: 20_000 },
    );
    const far = parts.map((part) =>
      part.slice(1).reduce((sum, b, one) => {
        const a = part[one] ?? b;
        return sum + Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y));
      }, 0),
    );
    expect(far.every((way) => way <= 20_000)).toBe(true);
    expect(parts.length).toBe(9);
  });

  it("is nothing where none is offered", () => {
    const maker = new StrokeMaker(
      () => null,
      () => expect.unreachable(),
    );
    expect(maker.add(at(1, 1))).toBe(false);
    maker.finish();
  });
});

describe("a line in fewer points", () => {
  it("has its first and its last", () => {
    expect(simplified([at(0, 0), at(50, 1), at(100, 0)], 3)).toEqual([at(0, 0), at(100, 0)]);
    expect(simplified([at(0, 0), at(50, 9), at(100, 0)], 3)).toEqual([at(0, 0), at(50, 9), at(100, 0)]);
  });
});
