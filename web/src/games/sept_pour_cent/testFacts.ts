/** For tests: moments of the gallery by name, and facts that are told at any table. */

import { type Moment, momentsOf } from "../../gallery/moments";
import type { SeptPourCent } from "../../wire/generated";
import type { Beat } from "./beats/beats";

export const MOMENTS = momentsOf<SeptPourCent.View, SeptPourCent.Fact>("sept_pour_cent");

export function momentCalled(name: string): Moment<SeptPourCent.View, SeptPourCent.Fact> {
  const found = MOMENTS.find((one) => one.name === name);
  if (!found) throw new Error(`no moment ${name}`);
  return found;
}

export const SHOWN: SeptPourCent.Shown = {
  type: "shown",
  hands: [],
  number: 3,
  family: "requin",
  total: 4,
  holds: true,
};

export const REVEAL = { kind: "shown", at: 0, end: 1, fact: SHOWN } satisfies Beat;

export function rolled(seat: number): SeptPourCent.Rolled {
  return { type: "rolled", seat, dice: [4, 8], winning: 0 };
}
