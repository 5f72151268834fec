/** Reading offers: what may be done comes from them alone. */

import type { Offer, Offers } from "../../wire/generated";

export type Value = number | string;

export function offersOf(offers: Offers, action: string): Offer[] {
  return offers.choices.filter((offer) => offer.action === action);
}

export function may(offers: Offers, action: string): boolean {
  return offers.choices.some((offer) => offer.action === action);
}

/** Every value that a field of an offer can have. */
export function values(offer: Offer | undefined, name: string): Value[] {
  const domain = offer?.fields.find((field) => field.name === name)?.domain;
  if (domain?.type === "one_of") return [...domain.these];
  if (domain?.type !== "span") return [];
  const holes = new Set(domain.holes ?? []);
  const span = Array.from({ length: domain.high - domain.low + 1 }, (_, at) => domain.low + at);
  return span.filter((value) => !holes.has(value));
}

/** What a card may be given away for, or used for. */
export function takes(offers: Offers, action: string, card: Value): boolean {
  return offersOf(offers, action).some((offer) => values(offer, "card").includes(card));
}
