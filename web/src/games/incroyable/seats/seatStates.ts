/** What each player is at, beside how far their pawn has come. */

import { riskOf } from "../risk/riskScene";
import type { Step, Told, View } from "../types";

/** `asks` and what follows are said in place of the square: in a risk turn that is what matters. */
export type SeatState = "ready" | "asks" | "in-water" | "has-chosen" | "chooses" | null;

export function seatStates(view: View, told: Told, step: Step | null): readonly SeatState[] {
  const risk = riskOf(view, told, step);
  const players = view.type === "preparing" ? view.players : view.race.pawns.length;
  return Array.from({ length: players }, (_, seat) => {
    if (!risk || risk.ended) return view.type === "estimating" && !step && view.ready[seat] ? "ready" : null;
    if (seat === risk.questioner) return "asks";
    if (!risk.standing.includes(seat)) return "in-water";
    if (risk.named === null || risk.signs.length) return null;
    return risk.ready[seat] ? "has-chosen" : "chooses";
  });
}
