/** What can be heard in an earphone: a line for each thing that stands on a secret card. */

import type { Passage } from "../../device/voice.svelte";

export interface EarLine {
  /** What is pressed for it. */
  readonly label: string;
  readonly passage: Passage;
}

/** One that has a number, from 1 on. */
export interface NumberedLine extends EarLine {
  /** The others have heard it. */
  readonly heard: boolean;
}

/** In rows of so many. */
export const ROW = 5;

/** Where a key leads from one of so many; null for any other key. */
export function stepBy(key: string, at: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + ROW,
    ArrowUp: at - ROW,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to));
}

/** What was typed so far, with one more figure: « 1 » then « 6 » is sixteen, and « 3 » after it begins anew. */
export function typedNumber(before: string, figure: string, count: number): string {
  const joined = Number(before + figure);
  return before && joined <= count ? String(joined) : Number(figure) > 0 ? figure : "";
}
