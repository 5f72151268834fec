/** A race looked back on: where everybody stood after each turn. */

import { tenths } from "./stepLine";

export interface Course {
  readonly seat: number;
  /** At the start, and after each turn. */
  readonly squares: readonly number[];
  /** The most that one turn brought. */
  readonly best: number;
}

/** Squares won, less those lost, by turn and seat. */
export type Gains = readonly Readonly<Record<number, number>>[];

/** Traced back from where the pawns stand: a history that lacks its beginning is then still right. */
export function coursesOf(pawns: readonly number[], turns: Gains): Course[] {
  return pawns.map((end, seat) => {
    const gained = turns.map((turn) => turn[seat] ?? 0);
    const squares = [end - gained.reduce((sum, one) => sum + one, 0)];
    for (const one of gained) squares.push((squares.at(-1) ?? 0) + one);
    return { seat, squares, best: Math.max(0, ...gained) };
  });
}

/** The farthest first. */
export function ranked(courses: readonly Course[]): Course[] {
  return [...courses].sort((a, b) => (b.squares.at(-1) ?? 0) - (a.squares.at(-1) ?? 0));
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

export function plotOf(courses: readonly Course[], finish: number): RacePlot {
  const most = Math.max(finish, ...courses.map(({ squares }) => squares.at(-1) ?? 0));
  const turns = Math.max(1, (courses[0]?.squares.length ?? 1) - 1);
  const y = (square: number, seat: number) =>
    tenths(HIGH * (1 - square / most) + (seat - (courses.length - 1) / 2) * APART);
  const last = ({ squares, seat }: Course) => y(squares.at(-1) ?? 0, seat);
  const beside = (course: Course) =>
    courses.filter((other) => other.seat < course.seat && Math.abs(last(other) - last(course)) < MARK).length;
  const wide = WIDE - MARK * (1 + Math.max(0, ...courses.map(beside)));
  return {
    finish: tenths(HIGH * (1 - finish / most)),
    wide,
    turns,
    line: ({ squares, seat }) =>
      squares.map((square, at) => `${at ? "L" : "M"}${tenths((at * wide) / turns)} ${y(square, seat)}`).join(""),
    end: (course) => ({ x: wide + MARK * (beside(course) + 0.6), y: last(course) }),
  };
}
