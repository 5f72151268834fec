/** What is drawn on the lid of each game's box: its own `BoxPicture.svelte`, fetched when the page can be used. */

import type { Component } from "svelte";

const pictures = import.meta.glob<Component>("../games/*/BoxPicture.svelte", { import: "default" });

/** None for a game that has no picture: its emblem stands in for it. */
export async function boxPictureOf(game: string): Promise<Component | null> {
  try {
    return (await pictures[`../games/${game}/BoxPicture.svelte`]?.()) ?? null;
  } catch {
    return null;
  }
}
