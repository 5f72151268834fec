/** Everybody's course on one plot. */

import { stepLine, tenths } from "../../../board/plots/stepLine";
import { type Course, xOf } from "../end/courses";

export const FIGURE_HIGH = 150;
/** Lines that run along together lie side by side, so far apart. */
const APART = 3;

export function courseLine({ odds }: Course, questions: number, nth: number): string {
  const y = (odd: number) => tenths(FIGURE_HIGH - (odd / 100) * FIGURE_HIGH + nth * APART);
  return stepLine(odds.map((odd, at) => ({ x: xOf(at, questions), y: y(odd) })));
}

export interface DeclaredMark {
  readonly question: number;
  /** What it came to before that, in hundredths. */
  readonly odds: number;
  readonly right: boolean;
}

export function marksOf({ odds, racks }: Course): DeclaredMark[] {
  return racks.flatMap(({ declared, right }) =>
    declared === null ? [] : [{ question: declared, odds: odds[declared] ?? odds.at(-1) ?? 0, right }],
  );
}
