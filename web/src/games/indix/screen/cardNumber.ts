/** Which card it is, from 1: that which is being drawn, though the view is that of before; 0 before any. */

import type { Step, View } from "../types";

export function cardNumber(view: View, step: Step | null): number {
  const before = view.type === "preparing" ? 0 : view.race.round + 1;
  return step?.fact.type === "card_drawn" ? before + 1 : before;
}
