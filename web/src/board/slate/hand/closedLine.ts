/** A line round something and back to where it began, for what cannot be handed on in parts. */

import type { StrokePoint } from "../../stroke";
import { apart, OFF, simplified, type StrokeLimits } from "./strokeMaker";

/** Within these limits; pressure is of no account. Where it went too far, round and round, only its outer edge is left. */
export function closedLine(points: readonly StrokePoint[], { most, farthest }: StrokeLimits): StrokePoint[] {
  const flat = closed(points.map(({ x, y }) => ({ x, y, pressure: 0 })));
  const line = wayOf(flat) > farthest ? closed(edgeOf(flat)) : flat;
  let [found, off] = [line, OFF];
  while (found.length > Math.max(2, most)) found = simplified(line, (off *= 1.5));
  return found;
}

function closed(points: readonly StrokePoint[]): StrokePoint[] {
  return [...points, ...points.slice(0, 1)];
}

function wayOf(points: readonly StrokePoint[]): number {
  return points.slice(1).reduce((sum, point, at) => sum + apart(points[at] as StrokePoint, point), 0);
}

/** As a thread would lie around them all. */
function edgeOf(points: readonly StrokePoint[]): StrokePoint[] {
  const across = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...taut(across), ...taut(across.reverse())];
}

/** One side of it, without the last, with which the other one begins. */
function taut(points: readonly StrokePoint[]): StrokePoint[] {
  const thread: StrokePoint[] = [];
  for (const point of points) {
    while (thread.length > 1 && !bends(thread.at(-2) as StrokePoint, thread.at(-1) as StrokePoint, point)) thread.pop();
    thread.push(point);
  }
  return thread.slice(0, -1);
}

function bends(a: StrokePoint, b: StrokePoint, c: StrokePoint): boolean {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
}
