/** What deserves a beat: hands that are shown, dice that fall. Read from what was told. */

import { afterOutcomes, beatsIn, type BeatSpan } from "../../../board/show";
import type { SeptPourCent } from "../../../wire/generated";

type Fact = SeptPourCent.Fact;

export type Beat = BeatSpan &
  (
    | { readonly kind: "start"; readonly rolls: readonly SeptPourCent.StartRolled[] }
    | { readonly kind: "shown"; readonly fact: SeptPourCent.Shown }
    | { readonly kind: "roll"; readonly fact: SeptPourCent.Rolled | SeptPourCent.Rerolled }
  );

/** What came of it is told right after it. */
const OUTCOMES: readonly Fact["type"][] = ["out", "won", "tied", "starts"];

export function beatAt(told: readonly Fact[], at: number): Beat | null {
  const fact = told[at];
  const end = afterOutcomes(told, at, OUTCOMES);
  switch (fact?.type) {
    case "shown":
      return { kind: "shown", at, end, fact };
    case "rolled":
    case "rerolled":
      return { kind: "roll", at, end, fact };
    case "start_rolled": {
      // All of them are one beat, however often some roll again.
      const last = afterOutcomes(told, at, [...OUTCOMES, "start_rolled"]);
      const rolls = told.slice(at, last).filter((one) => one.type === "start_rolled");
      return { kind: "start", at, end: last, rolls };
    }
    default:
      return null;
  }
}

const MOVES_ON: readonly Fact["type"][] = ["announced", "contested", "taken", "used", "stolen", "drawn", "discarded"];

/** From where on nothing has happened that clears the table. */
export function cleared(told: readonly Fact[]): number {
  return told.findLastIndex((fact) => MOVES_ON.includes(fact.type)) + 1;
}

/** What still lies on the table when nothing else has happened since. */
export function resting(told: readonly Fact[]): Beat | null {
  return beatsIn({ beatAt }, told, cleared(told)).at(-1) ?? null;
}

/** Whom the hands that were shown put out of play. */
export function outBy(told: readonly Fact[], beat: Beat): readonly number[] {
  const next = told[beat.end - 1];
  return next?.type === "out" ? next.seats : [];
}

/** Who opens, once that is rolled. */
export function openerBy(told: readonly Fact[], beat: Beat): number | null {
  const next = told[beat.end - 1];
  return next?.type === "starts" ? next.seat : null;
}

/** What came of a roll: the game, or nothing. */
export type Luck = "won" | "missed";

export function luckOf(told: readonly Fact[], beat: Beat): Luck {
  return told[beat.end - 1]?.type === "won" ? "won" : "missed";
}
