/**
 * What a game says of showing what happened: pure functions, from facts to beats and from a beat to its steps. Playing
 * them is `beatPlayer.svelte.ts`'s part.
 */

/** Something that takes its time to be shown: its first fact, and from where on is told what no longer belongs to it. */
export interface BeatSpan {
  readonly at: number;
  readonly end: number;
}

/** All times are milliseconds. */
export interface Show<Fact, Beat extends BeatSpan> {
  /** The beat that begins with this fact, if one does. */
  beatAt(told: readonly Fact[], at: number): Beat | null;
  /** From its beginning on, when each step of it can be seen; with the last one, all of it. */
  steps(beat: Beat): readonly number[];
  /** How long it is left to be looked at then. */
  look(beat: Beat): number;
  /** The same, at most, when the game has gone on meanwhile. */
  readonly glance: number;
  /**
   * Whether what is told next waits for the look, too: then anything that is told makes it a glance. Else it only waits
   * until all of it can be seen, and the next beat leaves it a glance from when it came.
   */
  readonly holds: boolean;
  /** For a show that ends when I am asked something; without it, none does. */
  readonly givesWay?: GivesWay<Beat>;
}

export interface GivesWay<Beat> {
  /** Whether this one is still played, without a look at it; `me` is my seat. */
  stays(beat: Beat, me: number | null): boolean;
  /** Of what I missed, what I would rather see again than the last of it. */
  isWorthSeeing(beat: Beat): boolean;
}

/** The beats of what was told, from this fact on. */
export function beatsIn<Fact, Beat extends BeatSpan>(
  show: Pick<Show<Fact, Beat>, "beatAt">,
  told: readonly Fact[],
  from = 0,
): Beat[] {
  const found: Beat[] = [];
  for (let at = from; at < told.length; at = Math.max(at + 1, found.at(-1)?.end ?? 0)) {
    const beat = show.beatAt(told, at);
    if (beat) found.push(beat);
  }
  return found;
}

/** Where a beat ends that begins here: after what came of it, which is told right after it. */
export function afterOutcomes<Fact extends { readonly type: string }>(
  told: readonly Fact[],
  at: number,
  outcomes: readonly Fact["type"][],
): number {
  const next = told.findIndex((fact, place) => place > at && !outcomes.includes(fact.type));
  return next < 0 ? told.length : next;
}
