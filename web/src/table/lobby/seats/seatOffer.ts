/** What a tap on a chair of the lobby does for the people of this device. */

import type { PublicChair } from "../../../wire/generated";

interface AtTable {
  readonly people: readonly number[];
  readonly seated: readonly number[];
  readonly isHost: boolean;
}

/** A bot sits down; I sit down; what can be changed is shown; nothing. */
export type SeatOffer = "bot" | "sit" | "change" | null;

export function seatOffer(table: AtTable, chair: PublicChair, gathering: boolean): SeatOffer {
  if (!gathering) return null;
  if (!table.seated.length) return chair.takeable ? "sit" : null;
  if (chair.person !== null && table.people.includes(chair.person)) return "change";
  if (!table.isHost) return null;
  return chair.holder === "empty" ? "bot" : "change";
}
