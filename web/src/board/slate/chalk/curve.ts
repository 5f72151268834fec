/**
 * A row of points as a line that a hand would draw: smooth where it turns a little, sharp at its corners, and through
 * every point. Only sums, products and roots, which all machines have alike.
 */

import type { StrokePoint } from "../../stroke";

export interface Sample {
  readonly x: number;
  readonly y: number;
  readonly pressure: number;
}

/** No two samples are farther apart, in units of the slate. */
const APART = 40;
/** The cosine of the turn from which on it is a corner: 45 degrees. */
const CORNER = 0.7071;

interface Direction {
  readonly x: number;
  readonly y: number;
}

export function curve(drawn: readonly StrokePoint[]): Sample[] {
  const points = drawn.filter(({ x, y }, at) => x !== drawn[at - 1]?.x || y !== drawn[at - 1]?.y);
  const lengths = points.slice(1).map((point, at) => distance(points[at] as StrokePoint, point));
  const sides = points.slice(1).map((point, at) => direction(points[at] as StrokePoint, point, lengths[at] as number));
  const samples: Sample[] = points.slice(0, 1);
  for (let at = 0; at < sides.length; at += 1) {
    const leaves = turn(sides, lengths, at) ?? (sides[at] as Direction);
    const arrives = turn(sides, lengths, at + 1) ?? (sides[at] as Direction);
    between(samples, points[at] as Sample, points[at + 1] as Sample, lengths[at] as number, leaves, arrives);
  }
  return samples;
}

/** Which way the line goes at a point; nothing where it begins, ends, or has a corner. */
function turn(sides: readonly Direction[], lengths: readonly number[], at: number): Direction | null {
  const [before, after] = [sides[at - 1], sides[at]];
  const [near, far] = [lengths[at - 1], lengths[at]];
  if (!before || !after || !near || !far) return null;
  if (before.x * after.x + before.y * after.y < CORNER) return null;
  const x = before.x * far + after.x * near;
  const y = before.y * far + after.y * near;
  const length = Math.sqrt(x * x + y * y);
  return { x: x / length, y: y / length };
}

/** From one point to the next, as Hermite has it. */
function between(
  samples: Sample[],
  from: Sample,
  to: Sample,
  length: number,
  leaves: Direction,
  arrives: Direction,
): void {
  const steps = Math.ceil(length / APART);
  for (let step = 1; step <= steps; step += 1) {
    const s = step / steps;
    const [s2, s3] = [s * s, s * s * s];
    const [end, out, into] = [3 * s2 - 2 * s3, (s3 - 2 * s2 + s) * length, (s3 - s2) * length];
    samples.push({
      x: from.x + (to.x - from.x) * end + leaves.x * out + arrives.x * into,
      y: from.y + (to.y - from.y) * end + leaves.y * out + arrives.y * into,
      pressure: from.pressure + (to.pressure - from.pressure) * s,
    });
  }
}

function distance(a: StrokePoint, b: StrokePoint): number {
  return Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
}

function direction(a: StrokePoint, b: StrokePoint, length: number): Direction {
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}
