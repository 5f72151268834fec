/** Something that somebody says at the table, for a moment, at their face. */

import type { Reaction } from "../../faces/reaction";

export interface Bubble {
  /** Another for each. */
  readonly id: number;
  readonly reaction: Reaction | null;
  /** What a bot says; "" with a reaction. */
  readonly text: string;
}
