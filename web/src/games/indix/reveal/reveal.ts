/** A card is over: its name, who found it, what the reader decided alone, and what everybody gets, as far as it has come. */

import type { Indix } from "../../../wire/generated";
import type { Category, Step, Told, View } from "../types";

export interface Reveal {
  readonly name: string;
  readonly category: Category | null;
  /** Whoever found it, after how many clues; null if nobody did. */
  readonly found: Pick<Indix.Found, "seat" | "clues" | "called"> | null;
  readonly reader: number;
  /** The card lies face up. */
  readonly turned: boolean;
  readonly disputes: readonly Pick<Indix.Disputed, "seat" | "words" | "verdict" | "accepted">[];
  /** Those who have moved, or do. */
  readonly walks: readonly Pick<Indix.Walked, "seat" | "steps">[];
  /** Those who have their purple token again. */
  readonly tokens: readonly number[];
}

export function revealIn(view: View, told: Told, step: Step): Reveal | null {
  const from = told.findLastIndex(({ type }) => type === "found" || type === "unfound");
  const named = told[from];
  if (named?.type !== "found" && named?.type !== "unfound") return null;
  const since = told.slice(from, step.at + 1);
  return {
    name: named.name,
    category: "category" in view ? view.category : null,
    found: named.type === "found" ? named : null,
    reader: "race" in view ? view.race.reader : 0,
    turned: step.fact !== named || step.landed,
    disputes: since.filter((fact) => fact.type === "disputed"),
    walks: since.filter((fact) => fact.type === "walked"),
    tokens: since.flatMap((fact) => (fact.type === "token_back" ? [fact.seat] : [])),
  };
}
