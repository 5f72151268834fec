/** What the frame hands to each part that a game brings; README.md says which parts there are. */

import type { Component, Snippet } from "svelte";

import type { Offers } from "../wire/generated";
import type { Passage } from "../device/voice.svelte";
import type { BoardContext } from "./boardContext";
import type { Step } from "./show";

/** Every part: what the seat sees, and all that it was told; both of one moment. */
export interface PartProps<View = unknown, Fact = unknown> {
  view: View;
  told: readonly Fact[];
}

/**
 * And what is being shown now, of which `step` says how far it has come: the view is that of before, and the fact is the
 * last one of `told`.
 */
export interface SceneProps<View = unknown, Fact = unknown> extends PartProps<View, Fact> {
  step: (Fact extends { readonly type: string } ? Step<Fact> : Step<never>) | null;
}

/** `Board.svelte` also gets what the seat may do, and how to do it: over once it is seen, or refused. */
export interface BoardProps<View = unknown, Fact = unknown, Action = unknown> extends SceneProps<View, Fact> {
  offers: Offers;
  act: (action: Action) => Promise<unknown>;
}

/** `Pad.svelte` gets that too where it lies over the board, with the clock, which it then shows. */
export interface PadProps<View = unknown, Fact = unknown, Action = unknown>
  extends PartProps<View, Fact>, Partial<Pick<BoardProps<View, Fact, Action>, "offers" | "act">> {
  clock?: Snippet;
}

/** `End.svelte`, once the game is over. */
export type EndProps<View = unknown, Fact = unknown> = PartProps<View, Fact>;

/**
 * What `aloud.ts` exports: what is read of a fact once it is shown, to whoever is near. So it is of what everybody knows, also
 * if this seat was told more.
 */
export type Aloud<Fact = unknown> = (board: BoardContext, fact: Fact) => Passage;

/** One seat, on the shared screen. */
export interface SeatProps<View = unknown, Fact = unknown> extends SceneProps<View, Fact> {
  seat: number;
}

/**
 * What `screenParts.ts` exports: all that a game gives to the shared screen, each of it optional. The frame has the
 * faces, the names and the places; these are what lies and happens there.
 */
export interface ScreenParts<View = unknown, Fact = unknown> {
  /** In the middle of the cloth; else the board is. */
  readonly Middle?: Component<SceneProps<View, Fact>>;
  /** Before a seat, below its place card. */
  readonly Laid?: Component<SeatProps<View, Fact>>;
  /** Held up beside a face. */
  readonly Raised?: Component<SeatProps<View, Fact>>;
  /** At the end, beside the podium: one figure that is read from a sofa. */
  readonly Figure?: Component<EndProps<View, Fact>>;
  /** In a word why this seat takes no part just now; "" if it does. */
  readonly out?: (board: BoardContext, scene: SceneProps<View, Fact>, seat: number) => string;
  /** Whether it has just turned out that this seat was right. */
  readonly right?: (scene: SceneProps<View, Fact>, seat: number) => boolean;
  /** Or wrong. */
  readonly wrong?: (scene: SceneProps<View, Fact>, seat: number) => boolean;
  /** Who is being cheered. */
  readonly winner?: (scene: SceneProps<View, Fact>) => number | null;
  /** Whether the middle needs nearly all of the screen now: nobody sits around it then, so it shows who is who itself. */
  readonly large?: (scene: SceneProps<View, Fact>) => boolean;
  /** Below the name of the game: how far it has come. */
  readonly chapter?: (board: BoardContext, scene: SceneProps<View, Fact>) => string;
}
