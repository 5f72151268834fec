/** In a word, what somebody at the table is at. */

import type { PublicChair } from "../../wire/generated";
import type { TableScreen } from "./tableScreen.svelte";

export type SeatState = "you" | "to-play" | "thinking" | "may" | "standing-in" | "away" | "bot" | "here" | "winner";

export function stateOf(chair: PublicChair, seat: number, screen: TableScreen): SeatState {
  const { seat: mine } = screen.table;
  const { stage, result } = screen.publicTable ?? {};
  if (stage === "over") return result?.places[seat] === 1 ? "winner" : chair.holder === "bot" ? "bot" : "here";
  if (screen.awaited.includes(seat))
    return seat === mine ? "you" : chair.away && chair.level === null ? "away" : "thinking";
  if (chair.holder === "bot") return "bot";
  if (chair.level !== null) return "standing-in";
  if (chair.away) return "away";
  return seat === mine && screen.may.includes(seat) ? "may" : "here";
}
