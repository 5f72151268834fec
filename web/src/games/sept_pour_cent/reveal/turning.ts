/** How far a reveal has come: hand by hand, card by card. */

import type { SeptPourCent } from "../../../wire/generated";
import { SHOWS } from "../shows.generated";

type Shown = SeptPourCent.Shown;

/** Before the first hand comes forward there is a breath. */
const BREATH = SHOWS.shown.steps.length;
/** A hand comes forward, then its cards turn. */
const EACH = SHOWS.shown.each.length;

export interface Turning {
  /** The hand that is being turned over, or was the last, by its place; null before the first, and once all is over. */
  readonly hand: number | null;
  /** By hand: how many of its cards lie open. */
  readonly open: readonly number[];
  /** What they are worth so far. */
  readonly total: number;
}

/** After so many steps of the show. */
export function turningAt(shown: Shown, count: number): Turning {
  const steps = Math.max(0, count - BREATH);
  const hand = count < BREATH ? null : Math.min(Math.floor(steps / EACH), shown.hands.length - 1);
  return turned(shown, hand, (at) => steps - at * EACH);
}

/** All of them lie there. */
export function allTurned(shown: Shown): Turning {
  return turned(shown, null, () => Infinity);
}

function turned(shown: Shown, hand: number | null, steps: (at: number) => number): Turning {
  const open = shown.hands.map(({ cards }, at) => Math.max(0, Math.min(cards.length, steps(at))));
  return { hand, open, total: open.reduce((sum, few, at) => sum + worthOf(shown, at, few), 0) };
}

/** What the first few cards of a hand add to the total. */
export function worthOf({ hands, family }: Shown, at: number, few: number): number {
  const cards = hands[at]?.cards.slice(0, few) ?? [];
  return cards.reduce((sum, [of, value]) => (of === family ? sum + value : sum), 0);
}
