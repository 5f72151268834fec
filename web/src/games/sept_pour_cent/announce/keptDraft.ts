/** The announcement that is being made, as the board keeps it: it is there again when the page was loaded anew. */

import type { Family } from "../types";

export interface Drafted {
  readonly number: number;
  readonly family: Family;
}

const FORM = /^draft:(\S+):(\d{1,3}):([a-z]+)$/;

/** For this decision, if any was begun; whether it may still be announced, the offers say. */
export function draftIn(kept: string, decision: string): Drafted | null {
  for (const one of kept.split(" ")) {
    const [, of, number, family] = FORM.exec(one) ?? [];
    if (of === decision && number && family) return { number: Number(number), family: family as Family };
  }
  return null;
}

/** What the board keeps besides stays as it is. */
export function withDraft(kept: string, decision: string, { number, family }: Drafted): string {
  const rest = kept.split(" ").filter((one) => one && !FORM.test(one));
  return [...rest, `draft:${decision}:${number}:${family}`].join(" ");
}
