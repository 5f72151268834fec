/** Reading offers: what may be done comes from them alone. */

import type { Offer, Offers } from "../wire/generated";
import { listedValues } from "../words/arguments";

export type Value = number | string;

/** Nothing can be chosen now. */
export const NOTHING: Offers = { decision: 0, choices: [] };

export function may(offers: Offers, action: string): boolean {
  return offers.choices.some((offer) => offer.action === action);
}

export function offersOf(offers: Offers, action: string): Offer[] {
  return offers.choices.filter((offer) => offer.action === action);
}

/** Every value that a field of an offer can have, in order; none where it is not offered, or cannot be listed. */
export function values(offer: Offer | undefined, field: string): readonly Value[] {
  const domain = offer?.fields.find((one) => one.name === field)?.domain;
  return domain ? listedValues(domain) : [];
}

/** Whether some offer of this action has a field that can be this. */
export function takes(offers: Offers, action: string, field: string, value: Value): boolean {
  return offersOf(offers, action).some((offer) => values(offer, field).includes(value));
}
