/** Reading offers: what may be done comes from them alone. */

import type { Offers, Span } from "../../wire/generated";

export function may(offers: Offers, action: string): boolean {
  return offers.choices.some((offer) => offer.action === action);
}

/** From where to where a field of an action goes, where it is offered. */
export function spanOf(offers: Offers, action: string, name: string): Span | null {
  const offer = offers.choices.find((one) => one.action === action);
  const domain = offer?.fields.find((field) => field.name === name)?.domain;
  return domain?.type === "span" ? domain : null;
}
