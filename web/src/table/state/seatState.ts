/** In a word, what somebody at the table is at. */

import type { ChairNotice } from "../../wire/generated";
import type { Stay } from "./tableScreen.svelte";

export type SeatState = "you" | "to-play" | "thinking" | "may" | "standing-in" | "away" | "bot" | "here" | "winner";

export function stateOf(chair: ChairNotice, seat: number, stay: Stay): SeatState {
  const { sight } = stay.pace;
  const { seat: mine } = stay.table;
  const { stage, result } = stay.notice ?? {};
  if (stage === "over") return result?.places[seat] === 1 ? "winner" : chair.holder === "bot" ? "bot" : "here";
  if (sight?.awaited.includes(seat))
    return seat === mine ? "you" : chair.away && chair.level === null ? "away" : "thinking";
  if (chair.holder === "bot") return "bot";
  if (chair.level !== null) return "standing-in";
  if (chair.away) return "away";
  return seat === mine && sight?.may.includes(seat) ? "may" : "here";
}
