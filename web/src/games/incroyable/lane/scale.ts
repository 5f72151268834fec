/** The scale that estimates stand on: by ratio where they span, as 84 and 1,200 do, else evenly. */

export interface Scale {
  /** From 0, at the left, to 1. */
  at(number: number): number;
  /** Round numbers that are written below, far enough from each other to be read. */
  readonly ticks: readonly number[];
}

/** From here on, equal steps would crowd the small ones. */
const SPANS = 5;
/** At either end, so that a mark stands whole. */
const MARGIN = 0.08;
const APART = 0.24;
const ROUND = [1, 2, 5];

export function scaleOf(numbers: readonly number[]): Scale {
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  const measure = high >= low * SPANS ? Math.log : (number: number) => number;
  const [from, to] = [measure(low), measure(high)];
  const at = (number: number) => {
    const share = to > from ? (measure(number) - from) / (to - from) : 0.5;
    return MARGIN + share * (1 - 2 * MARGIN);
  };
  return { at, ticks: ticksOf(low, high, at) };
}

/** The roundest first: 1 000 stays where 500 would come too near. */
function ticksOf(low: number, high: number, at: (number: number) => number): number[] {
  const found: number[] = [];
  for (const step of steps(high)) {
    for (let number = Math.ceil(low / step) * step; number <= high; number += step) {
      if (number > 0 && found.every((other) => Math.abs(at(other) - at(number)) >= APART)) found.push(number);
    }
    // Finer ones would stand between for no reader's sake.
    if (found.length > 2) break;
  }
  return found.sort((a, b) => a - b);
}

/** 1 000, 500, 200, 100 … 1, from the largest that is not too large. */
function steps(high: number): number[] {
  const powers = Array.from({ length: 1 + Math.floor(Math.log10(high)) }, (_, power) => 10 ** power);
  return powers.flatMap((power) => ROUND.map((round) => round * power)).sort((a, b) => b - a);
}

/** Whether a name stands on the left of its mark: where there is more room, and away from the answer's line. */
export function leftward(at: number, cut: number | null): boolean {
  if (cut === null) return at > 0.5;
  return at <= cut ? at > 0.35 : at > 0.65;
}
