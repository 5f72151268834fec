/** A situation of a game as `python -m tests.gallery` stores it: all that one viewer has of it, and no table behind. */

import type { ShownOn } from "../board/boardContext";
import { stepTimes, type Shows, type Step } from "../board/show";
import type { Honours, Offers, Result } from "../wire/generated";
import type { ToldFact } from "../wire/perspective";

export interface Stored<View, Fact> {
  readonly name: string;
  readonly shown_on: ShownOn;
  readonly names: readonly string[];
  readonly me: number | null;
  readonly view: View;
  readonly offers: Offers;
  readonly awaited: readonly number[];
  readonly may: readonly number[];
  readonly told: readonly Fact[];
  /** How many seconds whoever is left last of two will have, to one of whom this moment is shown. */
  readonly soon?: number;
  /** It is being shown: the last fact. */
  readonly showing?: boolean;
  /** Of a game that is over. */
  readonly result?: Result;
  readonly honours?: Honours;
  readonly options?: Readonly<Record<string, number | string>>;
  readonly note?: string;
  /** What their device kept for the board. */
  readonly kept?: string;
  /** What the table would help this seat with. */
  readonly aid?: unknown;
}

export interface Moment<View = { readonly type: string }, Fact = unknown> extends Stored<View, Fact> {
  readonly game: string;
}

/** What is being shown in it stands still: after so many of its steps, or after all. */
export function stillStep({ told, showing }: Moment, shows: Shows, count: number | null = null): Step | null {
  const fact = (told as readonly ToldFact[]).at(-1);
  if (!showing || !fact) return null;
  const all = stepTimes(shows, fact).length;
  return { fact, at: told.length - 1, count: Math.min(all, count ?? all), landed: (count ?? all) >= all };
}
