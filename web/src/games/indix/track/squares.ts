/** The squares of a board as they are drawn: a sun on every eighth, a flag at the end, numbers to count by. */

import type { Square } from "../../../board/track/square";
import { EMBLEMS, ICONS } from "../../../icons/iconPaths";
import type { Indix } from "../../../wire/generated";
import { SQUARES, SUN_EVERY } from "../constants.generated";

const INK = "#1f2430";
const SIGNS = {
  plain: { ground: "#f3ead6", ink: "#565b6b", lines: [] },
  sun: { ground: "#e9b949", ink: INK, lines: EMBLEMS.indix },
  flag: { ground: "#e9b949", ink: INK, lines: ICONS.flag },
} as const;

/** Cards are paper by day and by night, and so are these. */
export function squaresOf(board: Indix.BoardName): Square[] {
  return SQUARES[board].map((sign, number) => ({
    ...SIGNS[sign],
    // Half-way between two suns.
    ...(number % SUN_EVERY === SUN_EVERY / 2 ? { text: String(number) } : {}),
  }));
}
