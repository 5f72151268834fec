/** A game in chapters, for its end: generic, from the headings in its history. */

import type { HistoryLine } from "../../state/narration.svelte";

export interface Chapter {
  readonly at: number;
  /** Whose it is. */
  readonly seat: number;
  /** What came of it, or what it begins with where that is all. */
  readonly text: string;
}

const MOST = 4;

/** The last chapters before the one that decided: those where all is one person's doing. */
export function chaptersBefore(lines: readonly HistoryLine[]): Chapter[] {
  const starts = lines.flatMap((line, at) => (line.heading === null ? [] : [at]));
  return starts
    .slice(0, -1)
    .flatMap((start, number) => {
      const [first, ...rest] = lines.slice(start, starts[number + 1]);
      const seat = first?.seat ?? null;
      if (!first || seat === null || rest.some((line) => line.seat !== seat)) return [];
      return [{ at: first.at, seat, text: rest.map((line) => line.text).join(" ") || first.text }];
    })
    .slice(-MOST);
}
