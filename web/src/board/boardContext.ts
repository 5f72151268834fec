/** Who sits around a board and in which words it speaks: set by whoever shows a board, read by what is drawn on it. */

import { createContext } from "svelte";

import type { Keeping } from "../wire/generated";
import type { Company, Words } from "../words/words";
import type { Bubble } from "./bubble/bubble";

/** On a seat's own device, on the screen that a room shares, or in front of somebody who only watches. */
export type ShownOn = "seat" | "screen" | "spectator";

/** One of many actions in a row, until the view has it. */
export interface UnsettledAction {
  readonly id: string;
  readonly action: unknown;
}

/** Give an object with getters (or a state class), so that what changes is seen. */
export interface BoardContext {
  readonly company: Company;
  readonly words: Words;
  /** By seat: a name of the cast, "" for whoever has none. */
  readonly faces: readonly string[];
  /** By seat: what is being said at a face. */
  readonly bubbles: Readonly<Record<number, Bubble>>;
  /** By seat: whose device is not there now. */
  readonly away: readonly boolean[];
  /** By seat: where a bot plays, from the start or in somebody's place. */
  readonly bots: readonly boolean[];
  /** Seats for which the game waits now. */
  readonly awaited: readonly number[];
  /** Seats that may speak out of turn now, though nobody waits for them. */
  readonly may: readonly number[];
  readonly shownOn: ShownOn;
  /** Which game this is: the next one at the same table has another. A note outlives the game that it was written in. */
  readonly gameId: string;
  /** What was agreed before the game, by the name of the option. */
  readonly options: Readonly<Record<string, number | string>>;
  /** Whether the frame has what happens in this game read aloud by itself, where this device wants it. */
  readonly readsFacts: boolean;
  /** The language of the cards, in two letters: they may be in another than the page. */
  readonly cardLanguage: string;
  /** What this person wrote for themselves, kept by the table and shown to nobody else; "" at first, and for spectators. */
  readonly note: string;
  /** Shown at once, kept on the server a moment later; what was not kept yet survives a reload and a lost line. */
  writeNote(text: string): void;
  /** What this board kept on this device alone, for this seat in this game; "" at first, and for spectators. */
  readonly kept: string;
  keep(text: string): void;
  /** Texts that this person has covered on the board: wherever the page tells them, it covers them too. None uncovers. */
  cover(texts: readonly string[]): void;
  /** One of many actions in a row, such as a stroke: sent in order, once each, and not waited for. `act` comes after all. */
  queue(action: unknown): void;
  /** Those of this seat that the view may not have yet, the first one first: a board shows them as if it had. */
  readonly unsettled: readonly UnsettledAction[];
  /** Whose word it takes that what was drawn may be kept, and who has given it; null but after a game with drawings. */
  readonly keeping: Keeping | null;
  /** The view as it is by now, ahead of what is being shown: only for what must go at once, as a drawing taken away. */
  readonly latest: unknown;
  /** This seat's word. */
  allowKeeping(): void;
  /** What the table helps this seat with, as of now; null where it does not. */
  aid<Aid>(): Promise<Aid | null>;
  /** Something that has happened is being shown. */
  readonly showing: boolean;
  /** A short shake of this device, for what its owner has in hand: where that is wanted, and nothing on a shared screen. */
  buzz(): void;
  /** On with the game, past what is being shown: for this device. */
  skip(): void;
}

export const [getBoardContext, setBoardContext] = createContext<BoardContext>();
