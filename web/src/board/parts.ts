/** What the frame hands to each part that a game brings; README.md says which parts there are. */

import type { Snippet } from "svelte";

import type { Offers } from "../wire/generated";
import type { Step } from "./show";

/** Every part: what the seat sees, and all that it was told; both of one moment. */
export interface PartProps<View = unknown, Fact = unknown> {
  view: View;
  told: readonly Fact[];
}

/**
 * `Board.svelte` also gets what the seat may do, and how to do it: over once it is seen, or refused. While something is
 * shown `step` says what and how far it has come: the view is that of before, and the fact is the last one of `told`.
 */
export interface BoardProps<View = unknown, Fact = unknown, Action = unknown> extends PartProps<View, Fact> {
  offers: Offers;
  act: (action: Action) => Promise<unknown>;
  step: (Fact extends { readonly type: string } ? Step<Fact> : Step<never>) | null;
}

/** `Pad.svelte` gets that too where it lies over the board, with the clock, which it then shows. */
export interface PadProps<View = unknown, Fact = unknown, Action = unknown>
  extends PartProps<View, Fact>, Partial<Pick<BoardProps<View, Fact, Action>, "offers" | "act">> {
  clock?: Snippet;
}

/** `End.svelte`, once the game is over. */
export type EndProps<View = unknown, Fact = unknown> = PartProps<View, Fact>;
