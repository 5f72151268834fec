/** Pieces of what is read aloud, each in its own language. */

import type { Spoken } from "../../device/voice.svelte";
import type { BoardContext } from "../boardContext";

/** What stands on a card. */
export function ofCard(board: BoardContext, text: string): Spoken {
  return { text, language: board.cardLanguage };
}

/** What the page says. */
export function ofPage(board: BoardContext, text: string): Spoken {
  return { text, language: board.words.language };
}
