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

export const lazyParts = {
  sharedScreen: part(() => import("./sharedScreen/SharedScreen.svelte")),
  gameEnd: part(() => import("./end/GameEnd.svelte")),
  sidePanel: part(() => import("./play/SidePanel.svelte")),
  help: part(() => import("./dialogs/Help.svelte")),
  rules: part(() => import("../rules/RulesText.svelte")),
  tableMenu: part(() => import("./dialogs/TableMenu.svelte")),
  scorePlot: part(() => import("./end/ScorePlot.svelte")),
  endStory: part(() => import("./end/EndStory.svelte")),
  fairnessProof: part(() => import("./end/FairnessProof.svelte")),
};

/** While there is time, and a line. */
export function fetchLazyParts(): void {
  for (const { fetch } of Object.values(lazyParts)) void fetch().catch(() => undefined);
}
