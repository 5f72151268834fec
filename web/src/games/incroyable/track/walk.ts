/** How far the pawns have come, square by square. */

import type { Step } from "../../../board/show";
import type { Incroyable } from "../../../wire/generated";

type Fact = Incroyable.Fact;

/** A pawn on its way. */
export interface Walking {
  readonly seat: number;
  /** Where it is now. */
  readonly square: number;
  /** Where it began. */
  readonly from: number;
  /** How many squares it has gone. */
  readonly gone: number;
  /** By itself, carried on by the bonus, or sent back. */
  readonly by: "steps" | "bonus" | "danger";
  readonly walked: Incroyable.Walked;
}

export function walkingIn(step: Step<Fact> | null): Walking | null {
  if (step?.fact.type !== "walked") return null;
  const walked = step.fact;
  const { seat, steps, bonus, back, path } = walked;
  const from = (path[0] ?? 1) - 1;
  const gone = step.landed ? path.length : Math.min(step.count, path.length);
  const square = gone ? (path[gone - 1] ?? from) : from;
  // What acts on it is seen from where it acts, while the pawn still stands there.
  const by = back && gone >= steps + bonus ? "danger" : bonus && gone >= steps ? "bonus" : "steps";
  return { seat, square, from, gone, by, walked };
}

/**
 * By seat. While something is shown the view is that of before, so the last walk of each counts; one that came before
 * the view ends where the view has the pawn.
 */
export function pawnsAt(race: Incroyable.Race, told: readonly Fact[], step: Step<Fact> | null): number[] {
  if (!step) return [...race.pawns];
  const walking = walkingIn(step);
  const pawns = [...race.pawns];
  for (const fact of told.slice(0, step.at)) {
    if (fact.type === "walked") pawns[fact.seat] = fact.path.at(-1) ?? 0;
  }
  if (walking) pawns[walking.seat] = walking.square;
  return pawns;
}
