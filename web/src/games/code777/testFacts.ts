/** For tests: a table of three with a dummy, from where the second seat sits, and what is told there. */

import type { Declared, Fact, Replied, Tabletop, View } from "./types";

export const TABLETOP: Tabletop = {
  settings: { pause: 8, aid: "seen" },
  points: [0, 1, 0],
  refills: [0, 1, 0, 1],
  discards: [],
  reshuffles: 0,
  last: null,
  questions: 0,
  to_draw: 2,
  declared: [],
  declarations: 0,
  next_dummy: 3,
};

export const TILES = ["1_green", "4_brown", "7_blue"] as const;

export const ASKING = {
  type: "asking",
  me: 1,
  tabletop: TABLETOP,
  racks: [TILES, null, TILES, TILES],
  stock: 16,
} satisfies View;

export const DECLARED: Declared = { type: "declared", seat: 1, numbers: [1, 4, 7], right: true, points: 1 };
export const REPLACED: Fact = { type: "replaced", seat: 1, removed: TILES, drawn: null };

export function replied(seat: number, question = 21, refills = [0, 0, 0, 0]): Replied {
  const racks = [seat === 0 ? null : TILES, null, seat === 2 ? null : TILES, TILES];
  return { type: "replied", seat, question, reply: "same", racks, refills };
}
