/** Which picture lies in the middle of the table, and who is asked. */

import type { SeptPourCent } from "../../wire/generated";
import { type Beat, resting } from "./beats.svelte";

type View = SeptPourCent.View;
export type Dice = readonly [number, number];

export type Scene =
  | { readonly kind: "shuffling" }
  | { readonly kind: "start"; readonly rolls: readonly SeptPourCent.StartRoll[]; readonly opener: number | null }
  | { readonly kind: "opening"; readonly opener: number }
  | { readonly kind: "ladder"; readonly ladder: readonly SeptPourCent.Announced[]; readonly contest: SeptPourCent.Contesting | null }
  | { readonly kind: "reveal"; readonly shown: SeptPourCent.Shown; readonly out: readonly number[] }
  | { readonly kind: "odds"; readonly seat: number; readonly dice: Dice | null; readonly again: number | null }
  | { readonly kind: "won"; readonly won: SeptPourCent.WonView };

/** A beat that is played comes first; then what the view says; an empty ladder leaves the last beat lying there. */
export function sceneOf(view: View, told: readonly SeptPourCent.Fact[], live: Beat | null): Scene {
  if (live) return ofBeat(live, view, told);
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
      return rest ? ofBeat(rest, view, told) : { kind: "opening", opener: view.to_act };
    }
    case "contesting":
      return { kind: "ladder", ladder: view.ladder, contest: view };
    case "won":
      return { kind: "won", won: view };
    default: {
      const rest = resting(told);
      const dice = view.type === "rewarding" && view.lone_hit ? view.lone_hit : rest?.kind === "roll" ? diceOf(rest) : null;
      return { kind: "odds", seat: view.winner, dice, again: view.type === "relancing" ? view.kept : null };
    }
  }
}

function ofBeat(beat: Beat, view: View, told: readonly SeptPourCent.Fact[]): Scene {
  const opener = view.type === "announcing" && !view.ladder.length ? view.to_act : null;
  if (beat.kind === "shown") return { kind: "reveal", shown: beat.fact, out: outAfter(told, beat.at) };
  if (beat.kind === "start") return { kind: "start", rolls: latest(beat.rolls), opener };
  return { kind: "odds", seat: beat.fact.seat, dice: diceOf(beat), again: beat.fact.type === "rerolled" ? beat.fact.kept : null };
}

/** Whom the hands that were shown put out of play. */
function outAfter(told: readonly SeptPourCent.Fact[], at: number): readonly number[] {
  const next = told[at + 1];
  return next?.type === "out" ? next.seats : [];
}

/** The announcement that stands, also while the table still shows something else. */
export function standing(view: View): SeptPourCent.Announced | null {
  return view.type === "announcing" || view.type === "contesting" ? (view.ladder.at(-1) ?? null) : null;
}

function diceOf(beat: Extract<Beat, { kind: "roll" }>): Dice {
  return beat.fact.type === "rolled" ? beat.fact.dice : [beat.fact.kept, beat.fact.die];
}

/** After a tie only some roll again: the last roll of each, in the order of seats. */
function latest(rolls: readonly SeptPourCent.StartRoll[]): SeptPourCent.StartRoll[] {
  const last = new Map(rolls.map((roll) => [roll.seat, roll]));
  return [...last.values()].sort((a, b) => a.seat - b.seat);
}

/** Who is awaited, as far as the view says. */
export function askedOf(view: View): number | null {
  switch (view.type) {
    case "announcing":
      return view.to_act;
    case "contesting":
      return view.to_ask[0] ?? null;
    case "start_rolls":
      return view.to_roll[0] ?? null;
    case "rewarding":
    case "rolling":
    case "relancing":
    case "discarding":
      return view.winner;
    default:
      return null;
  }
}
