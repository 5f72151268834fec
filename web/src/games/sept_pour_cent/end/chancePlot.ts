/** Where things stand on the plot of chances. */

import { stepLine, tenths } from "../../../board/plots/stepLine";
import type { Chances } from "./chances";

export const WIDE = 300;
const ROW = 22;
/** Lines that run along together lie side by side, so far apart. */
const APART = 2.6;
/** From one mark to the next, past the ends of the lines. */
const MARK = 17;
/** So many numbers of rounds find room below. */
const LABELS = 10;
/** How large the mark of a roll is, where there are few or very many. */
const LARGE = 11;
const SMALL = 5;

export interface Plot {
  /** Up to the highest chance there was: each line one winning number above the last. */
  readonly rows: readonly { readonly chance: number; readonly y: number }[];
  readonly high: number;
  /** Where the last round ends: past it is room for the marks of seats. */
  readonly wide: number;
  readonly rounds: readonly { readonly round: number; readonly x: number }[];
  /** How large the mark of a roll is. */
  readonly mark: number;
  x(at: number): number;
  y(chance: number, seat: number): number;
  /** Where this seat's line ends and its mark stands: beside those of the same chance. */
  end(seat: number): { readonly x: number; readonly y: number };
  path(of: Chances): string;
}

export function plotOf(all: readonly Chances[], rounds: number): Plot {
  const last = all.map(({ steps }) => steps.at(-1)?.chance ?? 1);
  const rank = last.map((chance, seat) => last.slice(0, seat).filter((one) => one === chance).length);
  const wide = WIDE - MARK * (Math.max(0, ...rank) + 1);
  const most = Math.sqrt(Math.max(4, ...all.flatMap(({ steps }) => steps.map(({ chance }) => chance))));
  const high = most * ROW;
  const level = (chance: number) => tenths((most - Math.sqrt(chance) + 0.5) * ROW);
  const x = (at: number) => tenths((at * wide) / rounds);
  const y = (chance: number, seat: number) => tenths(level(chance) + (seat - (all.length - 1) / 2) * APART);
  const end = (seat: number) => ({ x: wide + MARK * ((rank[seat] ?? 0) + 0.6), y: y(last[seat] ?? 1, seat) });
  const rolls = all.reduce((sum, one) => sum + one.rolls.length, 0);
  const every = Math.ceil(rounds / LABELS);
  return {
    rows: Array.from({ length: most }, (_, nth) => ({ chance: (nth + 1) ** 2, y: level((nth + 1) ** 2) })),
    high,
    wide,
    mark: Math.max(SMALL, Math.min(LARGE, tenths(LARGE + 3 - rolls / 4))),
    rounds: Array.from({ length: Math.ceil(rounds / every) }, (_, nth) => nth * every + 1).map((one) => ({
      round: one,
      x: x(one - 0.5),
    })),
    x,
    y,
    end,
    path: ({ seat, steps }) =>
      `${stepLine(steps.map(({ at, chance }) => ({ x: x(at), y: y(chance, seat) })))}H${end(seat).x}`,
  };
}
