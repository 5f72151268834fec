/** For tests: moments of the gallery by name, and facts that are told at any table. */

import { type Moment, momentsOf } from "../../gallery/moments";
import type { Step } from "../../board/show";
import type { SeptPourCent } from "../../wire/generated";

export const MOMENTS = momentsOf<SeptPourCent.View, SeptPourCent.Fact>("sept_pour_cent");

export function momentCalled(name: string): Moment<SeptPourCent.View, SeptPourCent.Fact> {
  const found = MOMENTS.find((one) => one.name === name);
  if (!found) throw new Error(`no moment ${name}`);
  return found;
}

export const SHOWN: SeptPourCent.Shown = {
  type: "shown",
  hands: [
    {
      type: "shown_hand",
      seat: 0,
      cards: [
        ["comete", 2],
        ["requin", 3],
        ["etoile", 1],
      ],
    },
    {
      type: "shown_hand",
      seat: 2,
      cards: [
        ["requin", 1],
        ["trefle", 4],
        ["trefle", 5],
      ],
    },
  ],
  number: 3,
  family: "requin",
  total: 4,
  holds: true,
};

/** What is being shown, as far as that. */
export function shownAs(fact: SeptPourCent.Fact, count: number, landed = false): Step<SeptPourCent.Fact> {
  return { fact, at: 0, count, landed };
}

export function rolled(seat: number): SeptPourCent.Rolled {
  return { type: "rolled", seat, dice: [4, 8], winning: 0 };
}
