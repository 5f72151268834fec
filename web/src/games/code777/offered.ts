/** Reading offers: what may be done comes from them alone. */

import type { Offers } from "../../wire/generated";

export function may(offers: Offers, action: string): boolean {
  return offers.choices.some((offer) => offer.action === action);
}
