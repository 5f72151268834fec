/**
 * How long what happened takes to be shown. A game states the figures once, in Python; `shows.generated.ts` has them for
 * the page, and the table waits by the same.
 */

import type { ToldFact } from "../wire/perspective";

/** Of one kind of fact, in milliseconds: the steps, those for each item of a field, the last ones, a look at all of it. */
export interface FactShow {
  readonly steps: readonly number[];
  readonly each?: readonly number[];
  /** The field of the fact whose items each take those steps. */
  readonly of?: string;
  readonly then?: readonly number[];
  readonly look: number;
  /** The field whose text is read meanwhile, and how much longer the look is for each of its characters. */
  readonly reads?: string;
  readonly character?: number;
  /** By field: how much longer the look is if it is not 0, as there is more to say. */
  readonly more?: Readonly<Record<string, number>>;
}

/** By kind of fact; what stands not here takes no time. */
export type Shows = Readonly<Record<string, FactShow>>;

/** What is being shown, and how far it has come: a board draws it. */
export interface Step<Fact = ToldFact> {
  /** The last one of `told`. */
  readonly fact: Fact;
  /** Its place in `told`. */
  readonly at: number;
  /** How many of its steps are over. */
  readonly count: number;
  /** All are: it is there to be looked at. */
  readonly landed: boolean;
}

/** How long each step takes. */
export function stepTimes(shows: Shows, fact: ToldFact): readonly number[] {
  const { steps = [], each = [], of, then = [] } = shows[fact.type] ?? {};
  return [...steps, ...Array.from({ length: lengthOf(fact, of) }, () => each).flat(), ...then];
}

export function lookTime(shows: Shows, fact: ToldFact): number {
  const { look = 0, reads, character = 0, more = {} } = shows[fact.type] ?? {};
  const longer = Object.entries(more).map(([field, longer]) => (fact[field] ? longer : 0));
  return longer.reduce((sum, one) => sum + one, look + character * lengthOf(fact, reads));
}

export function showTime(shows: Shows, fact: ToldFact): number {
  return stepTimes(shows, fact).reduce((sum, step) => sum + step, lookTime(shows, fact));
}

/** Of a list or a text in it; 0 where there is none. */
function lengthOf(fact: ToldFact, field = ""): number {
  return (fact[field] as { readonly length: number } | null | undefined)?.length ?? 0;
}
