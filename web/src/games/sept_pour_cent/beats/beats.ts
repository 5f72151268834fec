/** What deserves a beat: hands that are shown, dice that fall. Read from what was told. */

import type { SeptPourCent } from "../../../wire/generated";

type Fact = SeptPourCent.Fact;

/** `at` is its first fact; from `end` on is told what no longer belongs to it. */
export type Beat =
  | {
      readonly kind: "start";
      readonly at: number;
      readonly end: number;
      readonly rolls: readonly SeptPourCent.StartRolled[];
    }
  | { readonly kind: "shown"; readonly at: number; readonly end: number; readonly fact: SeptPourCent.Shown }
  | {
      readonly kind: "roll";
      readonly at: number;
      readonly end: number;
      readonly fact: SeptPourCent.Rolled | SeptPourCent.Rerolled;
    };

/** What came of it is told right after it. */
const OUTCOMES: readonly Fact["type"][] = ["out", "won", "tied", "starts"];

export function beatsIn(told: readonly Fact[], from = 0): Beat[] {
  const found: Beat[] = [];
  for (const [at, fact] of told.entries()) {
    if (at < from) continue;
    const last = found.at(-1);
    const next = told[at + 1];
    const end = next && OUTCOMES.includes(next.type) ? at + 2 : at + 1;
    if (fact.type === "shown") found.push({ kind: "shown", at, end, fact });
    else if (fact.type === "rolled" || fact.type === "rerolled") found.push({ kind: "roll", at, end, fact });
    else if (fact.type !== "start_rolled") continue;
    else if (last?.kind === "start") found[found.length - 1] = { ...last, end, rolls: [...last.rolls, fact] };
    else found.push({ kind: "start", at, end, rolls: [fact] });
  }
  return found;
}

const MOVES_ON: readonly Fact["type"][] = ["announced", "contested", "taken", "used", "stolen", "drawn", "discarded"];

/** From where on nothing has happened that clears the table. */
export function cleared(told: readonly Fact[]): number {
  return told.findLastIndex((fact) => MOVES_ON.includes(fact.type)) + 1;
}

/** What still lies on the table when nothing else has happened since. */
export function resting(told: readonly Fact[]): Beat | null {
  return beatsIn(told, cleared(told)).at(-1) ?? null;
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
