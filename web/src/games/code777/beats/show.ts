/** How Code 777 shows what happened. What I can do never waits for it: a declaration may be made at any moment. */

import type { Show } from "../../../board/show";
import type { Fact } from "../types";
import { type Beat, beatAt } from "./beats";

/** A card, then its reply; three numbers, then the verdict. */
const STEPS: Record<Beat["kind"], readonly number[]> = { reply: [700], declaration: [450, 900, 1350, 1900] };
/** A reply stays there anyway. */
const LOOK: Record<Beat["kind"], number> = { reply: 0, declaration: 3600 };

export const SHOW: Show<Fact, Beat> = {
  beatAt,
  steps: ({ kind }) => STEPS[kind],
  look: ({ kind }) => LOOK[kind],
  glance: 1200,
  holds: false,
};
