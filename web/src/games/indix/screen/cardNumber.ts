/**
 * Which card it is, from 1: that which is being drawn, though the view is that of before; 0 before any. Where a game
 * begins with its first card there is no before: the view has it.
 */

import type { Step, Told, View } from "../types";

export function cardNumber(view: View, told: Told, step: Step | null): number {
  const known = view.type === "preparing" ? 0 : view.race.round + 1;
  if (step?.fact.type !== "card_drawn") return known;
  return told[step.at - 1]?.type === "begins" ? 1 : known + 1;
}
