/** Who sits around a board and in which words it speaks: set by whoever shows a board, read by what is drawn on it. */

import { createContext } from "svelte";

import type { Company, Words } from "../words/words";

/** On a seat's own device, on the screen that a room shares, or in front of somebody who only watches. */
export type StageKind = "seat" | "screen" | "spectator";

/** Give an object with getters (or a state class), so that what changes is seen. */
export interface Around {
  readonly company: Company;
  readonly words: Words;
  /** By seat: whose device is not there now. */
  readonly away: readonly boolean[];
  /** By seat: where a bot plays, from the start or in somebody's place. */
  readonly bots: readonly boolean[];
  readonly stageKind: StageKind;
  /** Set by a board while it still shows what has happened: the end of the game waits for it. */
  showing: boolean;
}

export const [getCompany, setCompany] = createContext<Around>();
