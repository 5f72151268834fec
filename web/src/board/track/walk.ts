/** How far the pawns of a race have come, square by square. */

import type { Step } from "../show";

/** A fact of this type moves a pawn, in any game that has a track. */
export interface Walked {
  readonly type: "walked";
  readonly seat: number;
  /** Every square that it stepped on, the last one where it rests. */
  readonly path: readonly number[];
}

interface AnyFact {
  readonly type: string;
}

/** A pawn on its way. */
export interface Walking {
  readonly seat: number;
  /** Where it is now. */
  readonly square: number;
  /** Where it began. */
  readonly from: number;
  /** How many squares it has gone. */
  readonly gone: number;
  readonly path: readonly number[];
}

function isWalk(fact: AnyFact): fact is Walked {
  return fact.type === "walked";
}

export function walkingIn(step: Step<AnyFact> | null): Walking | null {
  if (!step || !isWalk(step.fact)) return null;
  const { seat, path } = step.fact;
  const from = (path[0] ?? 1) - 1;
  const gone = step.landed ? path.length : Math.min(step.count, path.length);
  return { seat, square: gone ? (path[gone - 1] ?? from) : from, from, gone, path };
}

/**
 * `pawns` and what comes of it are by seat. While something is shown the view is that of before, so the last walk of each
 * counts; one that came before the view ends where the view has the pawn.
 */
export function pawnsAt(pawns: readonly number[], told: readonly AnyFact[], step: Step<AnyFact> | null): number[] {
  const at = [...pawns];
  if (!step) return at;
  for (const fact of told.slice(0, step.at).filter(isWalk)) at[fact.seat] = fact.path.at(-1) ?? 0;
  const walking = walkingIn(step);
  if (walking) at[walking.seat] = walking.square;
  return at;
}

/** Where a pawn has come along, the start first, each square once. */
export function trailOf(walking: Walking | null): readonly number[] {
  if (!walking) return [];
  const { from, path, gone } = walking;
  return [...new Set([from, ...path.slice(0, Math.max(0, gone - 1))])];
}
