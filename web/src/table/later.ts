/** What a table needs only now and then: fetched when it is wanted, or when the game has been on for a moment. */

import type { Component } from "svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as Svelte's own Component has it
export type AnyProps = Record<string, any>;

export interface Part<Props extends AnyProps> {
  readonly fetch: () => Promise<{ default: Component<Props> }>;
  /** Once it is here. */
  here: Component<Props> | null;
}

function part<Props extends AnyProps>(load: () => Promise<{ default: Component<Props> }>): Part<Props> {
  const one: Part<Props> = {
    here: null,
    fetch: async () => {
      const found = await load();
      one.here = found.default;
      return found;
    },
  };
  return one;
}

export const later = {
  screen: part(() => import("./Screen.svelte")),
  ending: part(() => import("./Ending.svelte")),
  side: part(() => import("./Side.svelte")),
  help: part(() => import("./Help.svelte")),
  rules: part(() => import("../rules/Rules.svelte")),
  menu: part(() => import("./TableMenu.svelte")),
  plot: part(() => import("./Plot.svelte")),
  story: part(() => import("./EndingStory.svelte")),
  proof: part(() => import("./Proof.svelte")),
};

/** While there is time, and a line. */
export function fetchLater(): void {
  for (const { fetch } of Object.values(later)) void fetch().catch(() => undefined);
}
