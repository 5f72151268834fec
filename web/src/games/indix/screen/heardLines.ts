/** What was heard of the card before the newest clue, as far as there is room for it on the shared screen: clues, the latest first, then the rest. */

import type { Search } from "../search/search";
import type { Question, ReadClue, Reply, Searching } from "../types";

export type Heard =
  | { readonly kind: "clue"; readonly clue: ReadClue }
  | { readonly kind: "exchange"; readonly seat: number; readonly question: Question; readonly reply: Reply }
  | { readonly kind: "miss"; readonly seat: number; readonly words: string };

/** Characters in one line of half the width. */
const LINE = 38;

/** What is spoken of now stands on the card. */
export function heardBefore(view: Searching, { clues, placed, talk }: Search): Heard[] {
  const newest = placed.at(-1);
  const exchanges = talk?.kind === "exchange" ? view.exchanges.slice(0, -1) : view.exchanges;
  const before = clues.filter(({ number }) => number !== newest);
  return [
    ...before.toReversed().map((clue): Heard => ({ kind: "clue", clue })),
    ...exchanges.toReversed().map((one): Heard => ({ kind: "exchange", ...one })),
    ...view.misses.toReversed().map((one): Heard => ({ kind: "miss", ...one })),
  ];
}

export interface Columns {
  readonly columns: readonly (readonly Heard[])[];
  /** How many found no place: that is said in the last line of all. */
  readonly left: number;
}

/** In columns of so many lines. `textOf` is each in words. */
export function inColumns(heard: readonly Heard[], lines: number, textOf: (one: Heard) => string): Columns {
  const all = filled(heard, [lines, lines], textOf);
  return all.left ? filled(heard, [lines, lines - 1], textOf) : all;
}

function filled(heard: readonly Heard[], lines: readonly number[], textOf: (one: Heard) => string): Columns {
  const columns: Heard[][] = lines.map(() => []);
  const room = [...lines];
  let at = 0;
  for (const [nth, one] of heard.entries()) {
    const high = Math.max(1, Math.ceil(textOf(one).length / LINE));
    while (at < room.length && (room[at] ?? 0) < high) at += 1;
    if (at >= room.length) return { columns, left: heard.length - nth };
    columns[at]?.push(one);
    room[at] = (room[at] ?? 0) - high;
  }
  return { columns, left: 0 };
}
