/** The squares of a board: what stands on each, and in which tone. */

import type { Square as DrawnSquare } from "../../../board/track/square";
import type { Incroyable } from "../../../wire/generated";
import { DANGERS, SQUARES } from "../constants.generated";
import { SIGNS, type SquareSign } from "./symbolPaths";

export interface Square {
  readonly number: number;
  readonly sign: SquareSign;
  /** How far a pawn goes back that lands here. */
  readonly back: number;
}

/** Every square, from the start to the finish. */
export function squaresOf(board: Incroyable.BoardName): Square[] {
  const backs: Readonly<Record<string, number>> = DANGERS;
  return SQUARES[board].map((sign, number) => ({
    number,
    sign,
    back: sign === "danger" ? (backs[number] ?? 0) : 0,
  }));
}

/** Cards are paper by day and by night, and so are these. */
export const TONES: Readonly<Record<SquareSign, { readonly ground: string; readonly ink: string }>> = {
  livres: { ground: "#f7ddc8", ink: "#1f2430" },
  globe: { ground: "#d3e3f1", ink: "#1f2430" },
  coeur: { ground: "#f6d2d4", ink: "#1f2430" },
  arbre: { ground: "#d7e8cd", ink: "#1f2430" },
  professeur: { ground: "#e6dcf0", ink: "#1f2430" },
  spiral: { ground: "#8a5a00", ink: "#fffdf8" },
  bonus: { ground: "#e9b949", ink: "#1f2430" },
  danger: { ground: "#1f2430", ink: "#fffdf8" },
  flag: { ground: "#e9b949", ink: "#1f2430" },
};

/** As they are drawn on the track: one that sends back says how far. */
export function drawnSquares(board: Incroyable.BoardName): DrawnSquare[] {
  return squaresOf(board).map(({ sign, back }) => ({
    ...TONES[sign],
    lines: SIGNS[sign],
    ...(back ? { text: `−${back}` } : {}),
  }));
}
