/** A table whose time runs by the clock of the test. */

import type { TableScreen } from "../state/tableScreen.svelte";

export interface Deadlines {
  readonly limit?: number;
  readonly limit_at?: number;
  readonly timer_at?: number;
  readonly timer_hurries?: boolean;
}

/** `spoken` is what is said aloud there, `ofGame` what the game has words of its own for. */
export function timed(
  deadlines: Deadlines,
  awaited: readonly number[],
  spoken: string[] = [],
  ofGame: Readonly<Record<string, string>> = {},
): TableScreen {
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
  const words = { has: (key: string) => key in ofGame, say: (key: string) => ofGame[key] };
  return {
    table,
    publicTable,
    narration,
    words,
    myTurn: awaited.includes(0),
    awaited,
    buzz: () => undefined,
  } as unknown as TableScreen;
}
