/** What is said to newcomers of a game, fetched when it is wanted: by the guide of a first round, and below pictures. */

import type { Language } from "../wire/generated";
import { Speech } from "./speech";
import type { Words } from "./words";

const FILES = import.meta.glob<string>("../../../src/tablee/games/*/words/guide/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Null for a game that has none. */
export async function guideOf(game: string, language: Language): Promise<Words | null> {
  const text = await FILES[`../../../src/tablee/games/${game}/words/guide/${language}.ftl`]?.();
  return text === undefined ? null : new Speech(language, [text]);
}
