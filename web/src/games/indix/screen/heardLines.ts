/** What was heard of the card before the newest clue, for the shared screen: clues, the latest first, then the rest. */

import type { Search } from "../search/search";
import type { Question, ReadClue, Reply, Searching } from "../types";

export type Heard =
  | { readonly kind: "clue"; readonly clue: ReadClue }
  | { readonly kind: "exchange"; readonly seat: number; readonly question: Question; readonly reply: Reply }
  | { readonly kind: "miss"; readonly seat: number; readonly words: string };

/** What is spoken of now stands on the card; a question mark says nothing, its token is in the row. */
export function heardBefore(view: Searching, { clues, placed, talk }: Search): Heard[] {
  const newest = placed.at(-1);
  const exchanges = talk?.kind === "exchange" ? view.exchanges.slice(0, -1) : view.exchanges;
  const before = clues.filter(({ number, text }) => number !== newest && text !== null);
  return [
    ...before.toReversed().map((clue): Heard => ({ kind: "clue", clue })),
    ...exchanges.toReversed().map((one): Heard => ({ kind: "exchange", ...one })),
    ...view.misses.toReversed().map((one): Heard => ({ kind: "miss", ...one })),
  ];
}
