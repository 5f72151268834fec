/** What somebody would most likely do with a reward, by the odds alone: it is shown as the first choice. */

import { may, offersOf, values } from "../../../board/offers";
import type { Offers } from "../../../wire/generated";
import { chance } from "../odds/odds";
import type { Reward } from "../types";

/** An action that is offered; of cards to take, those that better the odds most. */
export interface Likely {
  readonly action: "relance" | "vol" | "pioche" | "take" | "roll" | "end" | null;
  readonly cards: readonly Reward[];
}

/** Of the hundred rolls, how many would win with this card too. */
export function chanceWith(owned: readonly Reward[], card: Reward): number {
  return chance([...owned, card]);
}

/**
 * A bonus costs nothing, so it comes before a card, and a card before a roll that it betters. The last reward is a roll:
 * a card would then wait for another round.
 */
export function likelyOf(owned: readonly Reward[], offers: Offers, left: number): Likely {
  const bettering = (action: string): readonly Reward[] => {
    const cards = offersOf(offers, action).flatMap((offer) => values(offer, "card") as readonly Reward[]);
    const best = Math.max(chance(owned) + 1, ...cards.map((card) => chanceWith(owned, card)));
    return [...new Set(cards)].filter((card) => chanceWith(owned, card) === best);
  };
  const free = { cards: [] };
  if (may(offers, "relance")) return { action: "relance", ...free };
  if (bettering("vol").length) return { action: "vol", ...free };
  if (may(offers, "pioche")) return { action: "pioche", ...free };
  const cards = bettering("take");
  if (cards.length && left > 1) return { action: "take", cards };
  for (const action of ["roll", "end"] as const) if (may(offers, action)) return { action, ...free };
  return { action: null, ...free };
}
