/** Which picture lies in the middle of the table. */

import type { SeptPourCent } from "../../../wire/generated";
import { type Beat, type Luck, luckOf, openerBy, outBy, resting } from "../beats/beats";

type View = SeptPourCent.View;
type Told = readonly SeptPourCent.Fact[];
export type Dice = readonly [number, number];

export type Scene =
  | { readonly kind: "shuffling" }
  | { readonly kind: "start"; readonly rolls: readonly SeptPourCent.StartRoll[]; readonly opener: number | null }
  | { readonly kind: "opening"; readonly opener: number }
  | {
      readonly kind: "ladder";
      readonly ladder: readonly SeptPourCent.Announced[];
      readonly contest: SeptPourCent.Contesting | null;
    }
  | { readonly kind: "reveal"; readonly shown: SeptPourCent.Shown; readonly out: readonly number[] }
  | {
      readonly kind: "odds";
      readonly seat: number;
      readonly dice: Dice | null;
      readonly again: number | null;
      readonly luck: Luck | null;
    }
  | { readonly kind: "won"; readonly won: SeptPourCent.WonView };

/**
 * A beat that is played comes first; then what the view says. While nothing is announced the last beat is left lying
 * there, but whoever has to open sees that: only rolls for the start, which say why, stay.
 */
export function sceneOf(view: View, told: Told, live: Beat | null, asked = false): Scene {
  if (live) return ofBeat(live, told);
  switch (view.type) {
    case "boxed":
    case "unboxed":
    case "dealing":
    case "reshuffling":
      return { kind: "shuffling" };
    case "start_rolls":
      return { kind: "start", rolls: view.rolled, opener: null };
    case "announcing": {
      if (view.ladder.length) return { kind: "ladder", ladder: view.ladder, contest: null };
      const rest = resting(told);
      return rest && !(asked && rest.kind !== "start") ? ofBeat(rest, told) : { kind: "opening", opener: view.to_act };
    }
    case "contesting":
      return { kind: "ladder", ladder: view.ladder, contest: view };
    case "won":
      return { kind: "won", won: view };
    default:
      return ofRewards(view, told);
  }
}

type Rewards = Extract<View, { type: "rewarding" | "rolling" | "relancing" | "discarding" }>;

/** Who won the round, with the roll that has just been made. One winning number may still become two: no verdict yet. */
function ofRewards(view: Rewards, told: Told): Scene {
  const rest = resting(told);
  const roll = rest?.kind === "roll" ? rest : null;
  const lone = view.type === "rewarding" ? (view.lone_hit ?? null) : null;
  return {
    kind: "odds",
    seat: view.winner,
    dice: lone ?? (roll && diceOf(roll)),
    again: view.type === "relancing" ? view.kept : null,
    luck: roll && !lone ? luckOf(told, roll) : null,
  };
}

function ofBeat(beat: Beat, told: Told): Scene {
  if (beat.kind === "shown") return { kind: "reveal", shown: beat.fact, out: outBy(told, beat) };
  if (beat.kind === "start") return { kind: "start", rolls: latest(beat.rolls), opener: openerBy(told, beat) };
  const again = beat.fact.type === "rerolled" ? beat.fact.kept : null;
  return { kind: "odds", seat: beat.fact.seat, dice: diceOf(beat), again, luck: luckOf(told, beat) };
}

/** What I can look at once more while I am asked something: it is not on the table any longer. */
export function glimpseOf(scene: Scene, told: Told, missed: Beat | null): Beat | null {
  const beat = missed ?? resting(told);
  if (!beat || (beat.kind === "start" && scene.kind === "start")) return null;
  return beat.kind === "roll" && scene.kind === "odds" ? null : beat;
}

export function diceOf(beat: Extract<Beat, { kind: "roll" }>): Dice {
  return beat.fact.type === "rolled" ? beat.fact.dice : [beat.fact.kept, beat.fact.die];
}

/** After a tie only some roll again: the last roll of each, in the order of seats. */
function latest(rolls: readonly SeptPourCent.StartRoll[]): SeptPourCent.StartRoll[] {
  const last = new Map(rolls.map((roll) => [roll.seat, roll]));
  return [...last.values()].sort((a, b) => a.seat - b.seat);
}

/** Cards have just been dealt, not for the first time: nothing is announced of them yet. */
export function newDeal(view: View, told: Told): boolean {
  if (view.type !== "announcing" || view.ladder.length) return false;
  const dealt = told.findLastIndex((fact) => fact.type === "dealt");
  return dealt >= 0 && !told.slice(dealt).some((fact) => fact.type === "start_rolled");
}
