/** A part of the page that is fetched when it is wanted; LazyPart.svelte shows it. */

import type { Component } from "svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as Svelte's own Component has it
export type AnyProps = Record<string, any>;

export interface Part<Props extends AnyProps> {
  readonly fetch: () => Promise<{ default: Component<Props> }>;
  /** Once it is here. */
  here: Component<Props> | null;
}

export function lazyPart<Props extends AnyProps>(load: () => Promise<{ default: Component<Props> }>): Part<Props> {
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
