/** What a hand that is shown adds to the total. */

import type { SeptPourCent } from "../../../wire/generated";

export function handWorth(hand: SeptPourCent.ShownHand, family: SeptPourCent.Family): number {
  return hand.cards.reduce((sum, [of, value]) => (of === family ? sum + value : sum), 0);
}
