/** The questions that were answered, each with the racks that it spoke of. */

import { QUESTIONS } from "../constants.generated";
import type { Fact, Rack, Replied } from "../types";

type Replaced = Extract<Fact, { type: "replaced" }>;

/** One of the racks that an answer speaks of. */
export interface SpokenRack {
  readonly rack: number;
  /** As it stood then; null where I do not see it. */
  readonly tiles: Rack | null;
  /** What stood there, where that came out later: mine, once it was taken away or the game is over. */
  readonly was: Rack | null;
  /** It was replaced since: what was said is no longer said of what stands there now. */
  readonly gone: boolean;
}

export interface LoggedAnswer {
  /** Its place among all questions of the game, from 1. */
  readonly place: number;
  readonly fact: Replied;
  readonly racks: readonly SpokenRack[];
}

/** `refills` and `racks` are those of now: how often each was refilled, and what I see there. */
export function answersIn(
  told: readonly Fact[],
  refills: readonly number[],
  racks: readonly (Rack | null)[] = [],
): LoggedAnswer[] {
  const replaced = told.filter((fact) => fact.type === "replaced");
  return told
    .filter((fact) => fact.type === "replied")
    .map((fact, at) => ({ place: at + 1, fact, racks: spokenOf(fact, refills, replaced, racks) }));
}

/** Whoever replies sees every rack but one. */
export function spokenOf(
  fact: Replied,
  refills: readonly number[],
  replaced: readonly Replaced[] = [],
  racks: readonly (Rack | null)[] = [],
): SpokenRack[] {
  return fact.racks
    .map((tiles, rack) => {
      const then = fact.refills[rack] ?? 0;
      const gone = (refills[rack] ?? 0) > then;
      const removed = replaced.filter(({ seat }) => seat === rack)[then]?.removed;
      return { rack, tiles, was: tiles ? null : ((gone ? removed : racks[rack]) ?? null), gone };
    })
    .filter(({ rack }) => rack !== fact.seat);
}

/** Whether it says something of the rack that stands there now. */
export function speaksOf({ racks }: LoggedAnswer, rack: number | null): boolean {
  return racks.some((one) => one.rack === rack && !one.gone);
}

/** All of them by number, also those that nobody has drawn. */
export function byNumber(
  answers: readonly LoggedAnswer[],
): { readonly question: number; readonly answers: readonly LoggedAnswer[] }[] {
  return Array.from({ length: QUESTIONS }, (_, at) => ({
    question: at + 1,
    answers: answers.filter(({ fact }) => fact.question === at + 1),
  }));
}
