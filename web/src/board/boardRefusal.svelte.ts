/** What a board asked for and did not get, in words: shown beside its controls where it has a place for it. */

import { getContext, hasContext, setContext } from "svelte";

const KEY = Symbol("refused");

export class BoardRefusal {
  /** How many places show it; without any, the frame does. */
  places = $state(0);

  constructor(private readonly why: () => string) {}

  get text(): string {
    return this.why();
  }
}

export function setBoardRefusal(refused: BoardRefusal): void {
  setContext(KEY, refused);
}

/** Null where nothing can be asked, as in the gallery. */
export function getBoardRefusal(): BoardRefusal | null {
  return hasContext(KEY) ? getContext<BoardRefusal>(KEY) : null;
}
