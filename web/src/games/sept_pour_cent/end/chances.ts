/** Everybody's chance of a winning roll over the rounds, as lines, with the rolls on them. */

import type { SeptPourCent } from "../../../wire/generated";
import { chance } from "../odds/odds";
import type { Reward } from "../types";

type Fact = SeptPourCent.Fact;

/** A moment of the game: its rounds are from 0 to 1, from 1 to 2 and so on. */
interface Point {
  readonly at: number;
  readonly chance: number;
}

export interface Roll extends Point {
  readonly won: boolean;
}

/** One seat's game: where it began, each change, and its rolls, in order. */
export interface Chances {
  readonly seat: number;
  readonly steps: readonly [Point, ...Point[]];
  readonly rolls: readonly Roll[];
}

/** What became of a roll is said at the end of the game, be it won at once or by a *relance*. */
type Move =
  | { readonly rolls: number; readonly won: boolean }
  | { readonly card: Reward; readonly to: number | null; readonly from: number | null };

/** Traced back from what lies there at the end: a history that lacks its beginning is then still right. */
export function chancesIn(owned: readonly (readonly Reward[])[], told: readonly Fact[]): Chances[] {
  const rounds = roundsIn(told);
  return owned.map((last, seat) => {
    const steps: Point[] = [];
    const rolls: Roll[] = [];
    let held = [...last];
    for (const [round, moves] of [...rounds.entries()].reverse()) {
      for (const [nth, move] of [...moves.entries()].reverse()) {
        const point = { at: round + (nth + 1) / (moves.length + 1), chance: chance(held) };
        if ("rolls" in move) {
          if (move.rolls === seat) rolls.unshift({ ...point, won: move.won });
          continue;
        }
        if (move.to === seat) held = without(held, move.card);
        if (move.from === seat) held = [...held, move.card];
        if (chance(held) !== point.chance) steps.unshift(point);
      }
    }
    return { seat, steps: [{ at: 0, chance: chance(held) }, ...steps], rolls };
  });
}

/** Nobody has ever had more than the 0. */
export function isLevel(all: readonly Chances[]): boolean {
  return all.every(({ steps }) => steps.every(({ chance }) => chance === 1));
}

export function roundsIn(told: readonly Fact[]): Move[][] {
  const rounds: Move[][] = [[]];
  const winning = told.findLast((fact) => fact.type === "rolled");
  const won = told.some((fact) => fact.type === "won" && fact.how !== "double_zero");
  for (const fact of told) {
    if (fact.type === "round_ended") rounds.push([]);
    const move = fact.type === "rolled" ? { rolls: fact.seat, won: won && fact === winning } : handed(fact);
    if (move) rounds.at(-1)?.push(move);
  }
  return rounds;
}

/** A number that goes from one to another, or comes from or goes to where nobody has it. */
function handed(fact: Fact): Move | null {
  switch (fact.type) {
    case "taken":
    case "drawn":
      return { card: fact.card, to: fact.seat, from: null };
    case "stolen":
      return { card: fact.card, to: fact.seat, from: fact.victim };
    case "discarded":
      return { card: fact.card, to: null, from: fact.seat };
    default:
      return null;
  }
}

/** One copy less. Bonuses that were used in between are not there: they win nothing, anyway. */
function without(held: readonly Reward[], card: Reward): Reward[] {
  const at = held.lastIndexOf(card);
  return held.filter((_, nth) => nth !== at);
}
