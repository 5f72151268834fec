/** The cards of a game looked back on: what each was, who found it and how fast, where the reader was of another mind. */

import type { Gains } from "../../../board/plots/courses";
import type { Indix } from "../../../wire/generated";
import type { Category, Fact, Told } from "../types";

export interface FoundCard {
  /** From 1. */
  readonly number: number;
  readonly category: Category | null;
  readonly name: string;
  /** Null if nobody did. */
  readonly found: Pick<Indix.Found, "seat" | "clues" | "called"> | null;
  readonly disputes: readonly Indix.Disputed[];
}

/** The facts of each card, from its drawing on; those before the first are left out. */
function byCard(told: Told): Fact[][] {
  const cards: Fact[][] = [];
  for (const fact of told) {
    if (fact.type === "card_drawn") cards.push([]);
    cards.at(-1)?.push(fact);
  }
  return cards;
}

export function cardsIn(told: Told): FoundCard[] {
  return byCard(told).flatMap((facts, at) => {
    const named = facts.find((fact) => fact.type === "found" || fact.type === "unfound");
    if (!named) return [];
    return {
      number: at + 1,
      category: facts.find((fact) => fact.type === "card_drawn")?.category ?? null,
      name: named.name,
      found: named.type === "found" ? named : null,
      disputes: facts.filter((fact) => fact.type === "disputed"),
    };
  });
}

/** What every card brought. */
export function gainsIn(told: Told): Gains {
  return byCard(told).map((facts) => {
    const gains: Record<number, number> = {};
    for (const fact of facts) if (fact.type === "walked") gains[fact.seat] = (gains[fact.seat] ?? 0) + fact.steps;
    return gains;
  });
}

/** Found after the fewest clues, the earliest of those; null if nobody found anything. */
export function bestOf(cards: readonly FoundCard[]): FoundCard | null {
  const found = cards.filter((card) => card.found !== null);
  const fewest = Math.min(...found.map((card) => card.found?.clues ?? Infinity));
  return found.find((card) => card.found?.clues === fewest) ?? null;
}
