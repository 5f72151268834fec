/** The questions that were answered, each with the racks that it spoke of. */

import type { Fact, Rack, Replied } from "./types";

/** One of the racks that an answer speaks of. */
export interface Spoken {
  readonly rack: number;
  /** As it stood then; null where I do not see it. */
  readonly tiles: Rack | null;
  /** It was replaced since: what was said is no longer said of what stands there now. */
  readonly gone: boolean;
}

export interface Answer {
  /** Its place among all questions of the game, from 1. */
  readonly place: number;
  readonly fact: Replied;
  readonly racks: readonly Spoken[];
}

/** `refills` are those of now: how often each rack was refilled. */
export function answersIn(told: readonly Fact[], refills: readonly number[]): Answer[] {
  return told
    .filter((fact) => fact.type === "replied")
    .map((fact, at) => ({ place: at + 1, fact, racks: spokenOf(fact, refills) }));
}

/** Whoever replies sees every rack but one. */
export function spokenOf(fact: Replied, refills: readonly number[]): Spoken[] {
  return fact.racks
    .map((tiles, rack) => ({ rack, tiles, gone: (refills[rack] ?? 0) > (fact.refills[rack] ?? 0) }))
    .filter(({ rack }) => rack !== fact.seat);
}

export const QUESTIONS = 23;

/** All of them by number, also those that nobody has drawn. */
export function byNumber(answers: readonly Answer[]): { readonly question: number; readonly answers: readonly Answer[] }[] {
  return Array.from({ length: QUESTIONS }, (_, at) => ({
    question: at + 1,
    answers: answers.filter(({ fact }) => fact.question === at + 1),
  }));
}
