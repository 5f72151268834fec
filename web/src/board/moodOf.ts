/** What somebody's face shows of what they are at. Words say the same beside it. */

import type { Mood } from "../faces/moods";
import type { BoardContext } from "./boardContext";

/** What the game itself knows of a seat. */
export interface SeatFate {
  /** It has no part in what is going on. */
  readonly out?: boolean;
  /** It has just turned out that they were right. */
  readonly right?: boolean;
  /** Or that they were not. */
  readonly wrong?: boolean;
  readonly winning?: boolean;
}

export function moodOf(
  { awaited, away, bots, company }: Pick<BoardContext, "awaited" | "away" | "bots" | "company">,
  seat: number,
  { out = false, right = false, wrong = false, winning = false }: SeatFate = {},
): Mood {
  if (winning) return "winning";
  if (away[seat] && !bots[seat] && seat !== company.me) return "away";
  if (right) return "glad";
  if (wrong) return "sorry";
  if (awaited.includes(seat)) return seat === company.me ? "asked" : "thinking";
  return out ? "out" : "calm";
}
