/**
 * Strokes on a slate, spelt as src/tablee/kernel/stroke.py spells them: five letters a point, two for how far to the
 * right, two for how far down, one for how hard the pen was pressed.
 */

import { LONGEST_STROKE, PRESSURES, SLATE, STROKE_ALPHABET, STROKE_LETTERS } from "../wire/generated";

export interface StrokePoint {
  /** Whole numbers below `SLATE`, from the upper left corner. */
  readonly x: number;
  readonly y: number;
  /** A whole number below `PRESSURES`; 0 where none was measured. */
  readonly pressure: number;
}

/** A letter is worth six bits. */
const SIX = 64;
const WORTH = new Map([...STROKE_ALPHABET].map((letter, worth) => [letter, worth]));

export function encodeStroke(points: readonly StrokePoint[]): string {
  if (points.length > LONGEST_STROKE) throw new RangeError(`a stroke has at most ${LONGEST_STROKE} points`);
  return points.map(spelt).join("");
}

export function decodeStroke(stroke: string): StrokePoint[] {
  const worth = Array.from(stroke, (letter) => WORTH.get(letter) ?? NaN);
  const count = worth.length / STROKE_LETTERS;
  if (!Number.isInteger(count) || count > LONGEST_STROKE || worth.some(Number.isNaN))
    throw new RangeError("this is no stroke");
  return Array.from({ length: count }, (_, at) => {
    const [x1 = 0, x2 = 0, y1 = 0, y2 = 0, pressure = 0] = worth.slice(at * STROKE_LETTERS, (at + 1) * STROKE_LETTERS);
    return { x: x1 * SIX + x2, y: y1 * SIX + y2, pressure };
  });
}

function spelt({ x, y, pressure }: StrokePoint): string {
  if (![x, y].every((at) => isBelow(at, SLATE)) || !isBelow(pressure, PRESSURES))
    throw new RangeError(`(${x}, ${y}, ${pressure}) is no point of a slate`);
  return [Math.floor(x / SIX), x % SIX, Math.floor(y / SIX), y % SIX, pressure]
    .map((six) => STROKE_ALPHABET[six])
    .join("");
}

function isBelow(at: number, bound: number): boolean {
  return Number.isInteger(at) && at >= 0 && at < bound;
}
