/** The upper end of the ladder: the announcement that stands, and the few before it. */

import "./rungs.css";

import type { SeptPourCent } from "../../../wire/generated";

export interface Rung {
  readonly announced: SeptPourCent.Announced;
  /** Of all announcements, from 1. */
  readonly nth: number;
  /** So many came after it: none after the one that stands. */
  readonly back: number;
}

export function lastRungs(ladder: readonly SeptPourCent.Announced[], behind: number): Rung[] {
  const earlier = Math.max(0, ladder.length - 1 - behind);
  return ladder.slice(earlier).map((announced, at) => {
    const nth = earlier + at + 1;
    return { announced, nth, back: ladder.length - nth };
  });
}
