/** A table whose time runs by the clock of the test. */

import type { TableScreen } from "../state/tableScreen.svelte";

export interface Deadlines {
  readonly limit?: number;
  readonly limit_at?: number;
  readonly timer_at?: number;
  readonly timer_hurries?: boolean;
}

/** `spoken` is what is said aloud there. */
export function timed(deadlines: Deadlines, awaited: readonly number[], spoken: string[] = []): TableScreen {
  const publicTable = {
    limit: null,
    limit_at: null,
    timer_at: null,
    timer_hurries: false,
    paused: false,
    stage: "playing",
    ...deadlines,
  };
  const table = { clock: { until: (when: number) => when - Date.now() } };
  const narration = { aloud: (text: string) => void spoken.push(text) };
  return {
    table,
    publicTable,
    narration,
    words: { has: () => false },
    myTurn: awaited.includes(0),
    awaited,
    buzz: () => undefined,
  } as unknown as TableScreen;
}
