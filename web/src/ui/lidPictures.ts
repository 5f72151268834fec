/** What is drawn on the lid of each game's box: its own `BoxPicture.svelte`. */

import type { Component } from "svelte";

const pictures = import.meta.glob<Component>("../games/*/BoxPicture.svelte", { import: "default" });

/** None for a game that has no picture, or where it cannot be had: it is only drawn. */
export async function lidPictureOf(game: string): Promise<Component | null> {
  try {
    return (await pictures[`../games/${game}/BoxPicture.svelte`]?.()) ?? null;
  } catch {
    return null;
  }
}
