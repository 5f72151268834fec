/** One drawing and what comes out about it, as far as it has come: the picture, the votes one by one, the word, its place, why. */

import type { Incognito } from "../../../wire/generated";
import { FOUND } from "../constants.generated";
import type { Fact, Picture, Told, View, Voting } from "../types";

export interface Reveal {
  readonly fact: Incognito.Revealed;
  readonly picture: Picture;
  /** The six, at 1 to 6. */
  readonly words: readonly string[];
  /** From 0. */
  readonly round: number;
  /** Which drawing of the round this is, from 1, and of how many. */
  readonly number: number;
  readonly all: number;
  /** As many votes are turned up. */
  readonly turned: number;
  /** The word is said, and who was right. */
  readonly named: boolean;
  /** What was hidden is lit, where it is known. */
  readonly traced: boolean;
  /** Points are given, and it is said why. */
  readonly scored: boolean;
  /** What everybody has, this drawing included once its points are given. */
  readonly scores: readonly number[];
}

export const NOTHING: Picture = { strokes: [], description: null, loop: null, blank: true };

export function revealOf(view: View, told: Told, fact: Incognito.Revealed, count: number, landed: boolean): Reveal {
  const voting = votingIn(view);
  const votes = fact.votes.length;
  const shown = revealedIn(told);
  return {
    fact,
    picture: voting?.pictures[fact.seat] ?? NOTHING,
    words: voting?.words.map(({ word }) => word) ?? [],
    round: voting?.match.round ?? 0,
    number: Math.max(1, shown.indexOf(fact) + 1),
    all: votes + 1,
    turned: Math.min(votes, count),
    named: count > votes,
    traced: count > votes + 1,
    scored: landed,
    scores: scoresAfter(voting?.match.scores ?? [], landed ? shown : shown.filter((one) => one !== fact)),
  };
}

/** Whether the host took this drawing away, be it while it is shown. */
export function isTakenDown(latest: View | null, round: number, seat: number): boolean {
  return !!latest && "match" in latest && (latest.match.blanked[round] ?? []).includes(seat);
}

function votingIn(view: View): Voting | null {
  if (view.type === "filling") return view.voting;
  return view.type === "voting" ? view : null;
}

/** Those of this round so far. */
function revealedIn(told: Told): readonly Incognito.Revealed[] {
  const from = told.findLastIndex((fact: Fact) => fact.type === "laid");
  return told.slice(from + 1).filter((fact) => fact.type === "revealed");
}

function scoresAfter(before: readonly number[], revealed: readonly Incognito.Revealed[]): readonly number[] {
  return before.map((score, seat) => revealed.reduce((sum, fact) => sum + pointsOf(fact, seat), score));
}

/** What a drawing brings to a seat: the artist's points, or that of having found it. */
export function pointsOf({ seat: artist, points, finders }: Incognito.Revealed, seat: number): number {
  if (seat === artist) return points;
  return finders.includes(seat) ? FOUND : 0;
}
