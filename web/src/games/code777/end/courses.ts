/** What could have been known, as a line: the odds of the likeliest triple, question by question. */

import { stepLine, tenths } from "../../../board/plots/stepLine";
import type { Fact, Found } from "../types";

/** One seat's game, looked back on. */
export interface Course {
  readonly seat: number;
  /** In hundredths: at the deal, and after each question. */
  readonly odds: readonly number[];
  readonly racks: readonly Found[];
}

export function coursesIn(told: readonly Fact[]): Course[] {
  const racks = told.filter((fact) => fact.type === "found");
  return told
    .filter((fact) => fact.type === "course")
    .map(({ seat, odds }) => ({ seat, odds, racks: racks.filter((found) => found.seat === seat) }))
    .sort((one, other) => one.seat - other.seat);
}

export const WIDE = 300;
export const HIGH = 80;

/** Where a question stands, of so many; of a very long game the line tells the beginning, and what came later is at its end. */
export function xOf(question: number, questions: number): number {
  return tenths((Math.min(question, questions) * WIDE) / Math.max(1, questions));
}

/** Odds in hundredths, at the deal and after each question: they stay as they are until the next one. */
export function line(odds: readonly number[]): string {
  return stepLine(odds.map((odd, at) => ({ x: xOf(at, odds.length - 1), y: tenths(HIGH - (odd / 100) * HIGH) })));
}

/** What became of a rack, in a word. */
export type Fate = "found" | "early" | "missed" | "stood";

/** Found when it was certain, declared right before that, declared wrong, or still standing at the end. */
export function fateOf({ declared, certain, right }: Found): Fate {
  if (declared === null) return "stood";
  if (!right) return "missed";
  return certain !== null && certain <= declared ? "found" : "early";
}

/** Questions that went by between certainty and the declaration, or the end. */
export function idle({ declared, certain }: Found, questions: number): number {
  return certain === null ? 0 : Math.max(0, (declared ?? questions) - certain);
}
