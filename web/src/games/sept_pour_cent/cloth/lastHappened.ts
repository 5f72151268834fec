/** What still lies on the table of what has happened: read from what was told, up to whatever cleared it away. */

import type { SeptPourCent } from "../../../wire/generated";

type Fact = SeptPourCent.Fact;
type Told = readonly Fact[];
export type Roll = SeptPourCent.Rolled | SeptPourCent.Rerolled;

const CLEARS: readonly Fact["type"][] = ["announced", "taken", "used", "stolen", "drawn", "discarded"];

function lying(told: Told): Told {
  return told.slice(told.findLastIndex((fact) => CLEARS.includes(fact.type)) + 1);
}

/** Whom the hands that were shown last put out; nobody once another round has begun. */
export function outAfter(told: Told): readonly number[] {
  const round = lying(told);
  const last = round.slice(round.findLastIndex((fact) => fact.type === "round_ended") + 1);
  return last.findLast((fact) => fact.type === "out")?.seats ?? [];
}

/** Cards that have come since anything was done. */
export function dealtIn(told: Told): SeptPourCent.Dealt | null {
  return lying(told).findLast((fact) => fact.type === "dealt") ?? null;
}

/** Everybody's, at the start of a game. */
export function rollsForStart(told: Told): SeptPourCent.StartRolled[] {
  return lying(told).filter((fact) => fact.type === "start_rolled");
}

/** Who opens, once that is rolled. */
export function startsIn(told: Told): number | null {
  return lying(told).findLast((fact) => fact.type === "starts")?.seat ?? null;
}

export function contestedIn(told: Told): SeptPourCent.Contested | null {
  return lying(told).findLast((fact) => fact.type === "contested") ?? null;
}

export function shownIn(told: Told): SeptPourCent.Shown | null {
  return lying(told).findLast((fact) => fact.type === "shown") ?? null;
}

export function rollAmong(told: Told): Roll | null {
  return lying(told).findLast((fact) => fact.type === "rolled" || fact.type === "rerolled") ?? null;
}
