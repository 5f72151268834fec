/** The race looked back on: where everybody stood after each turn. */

import { tenths } from "../../../board/plots/stepLine";
import type { Incroyable } from "../../../wire/generated";
import { FINISH } from "../constants.generated";
import type { Told } from "../types";

export interface Course {
  readonly seat: number;
  /** At the start, and after each turn. */
  readonly squares: readonly number[];
  /** The most that one turn brought. */
  readonly best: number;
}

/** Traced back from where the pawns stand: a history that lacks its beginning is then still right. */
export function coursesIn(race: Incroyable.Race, told: Told): Course[] {
  const turns = turnsIn(told);
  return race.pawns.map((end, seat) => {
    const gained = turns.map((turn) => turn[seat] ?? 0);
    const squares = [end - gained.reduce((sum, one) => sum + one, 0)];
    for (const one of gained) squares.push((squares.at(-1) ?? 0) + one);
    return { seat, squares, best: Math.max(0, ...gained) };
  });
}

/** By turn, then by seat: squares won, less those lost. */
function turnsIn(told: Told): Record<number, number>[] {
  const turns: Record<number, number>[] = [];
  for (const fact of told) {
    if (fact.type === "asked" || fact.type === "risk_began" || !turns.length) turns.push({});
    const turn = turns.at(-1);
    if (fact.type !== "walked" || !turn) continue;
    turn[fact.seat] = (turn[fact.seat] ?? 0) + fact.steps + fact.bonus - fact.back;
  }
  return turns;
}

export const WIDE = 300;
export const HIGH = 150;
/** Lines that run along together lie side by side, so far apart. */
const APART = 2.4;
/** From one mark at the end of a line to the next. */
const MARK = 17;

export interface RacePlot {
  /** How high the finish is. */
  readonly finish: number;
  /** Where the last turn ends. */
  readonly wide: number;
  readonly turns: number;
  line(course: Course): string;
  /** Where its mark stands: beside those who came as far. */
  end(course: Course): { readonly x: number; readonly y: number };
}

export function plotOf(courses: readonly Course[], board: Incroyable.BoardName): RacePlot {
  const most = Math.max(FINISH[board], ...courses.map(({ squares }) => squares.at(-1) ?? 0));
  const turns = Math.max(1, (courses[0]?.squares.length ?? 1) - 1);
  const y = (square: number, seat: number) =>
    tenths(HIGH * (1 - square / most) + (seat - (courses.length - 1) / 2) * APART);
  const last = ({ squares, seat }: Course) => y(squares.at(-1) ?? 0, seat);
  const beside = (course: Course) =>
    courses.filter((other) => other.seat < course.seat && Math.abs(last(other) - last(course)) < MARK).length;
  const wide = WIDE - MARK * (1 + Math.max(0, ...courses.map(beside)));
  return {
    finish: tenths(HIGH * (1 - FINISH[board] / most)),
    wide,
    turns,
    line: ({ squares, seat }) =>
      squares.map((square, at) => `${at ? "L" : "M"}${tenths((at * wide) / turns)} ${y(square, seat)}`).join(""),
    end: (course) => ({ x: wide + MARK * (beside(course) + 0.6), y: last(course) }),
  };
}
