/** Where words come from: the files beside the Python that uses them too, each fetched when it is first needed. */

// What is said whatever is played, and of all games what the home page says about them.
import PAGE_WORDS from "virtual:words";

import { breathe } from "../device/breathe";
import type { Language } from "../wire/generated";
import { NO_KINDS, type Kinds } from "./kinds";
import { Speech } from "./speech";

const GAMES = import.meta.glob<string>("../../../src/tablee/games/*/words/*.ftl", { query: "?raw", import: "default" });
const KINDS = import.meta.glob<Kinds>("../games/*/kinds.generated.ts", { import: "KINDS" });

/** The words of a language: those of the game first, which may say things their way, without a game the others. */
export async function speechOf(language: Language, game?: string): Promise<Speech> {
  const common = PAGE_WORDS[language]();
  const own = game
    ? GAMES[`../../../src/tablee/games/${game}/words/${language}.ftl`]?.()
    : common.then((words) => words.default);
  const kinds = game ? KINDS[`../games/${game}/kinds.generated.ts`]?.() : undefined;
  const texts = [await own, ...(await common).COMMON];
  const speech = new Speech(
    language,
    texts.filter((text) => text !== undefined),
    (await kinds) ?? NO_KINDS,
  );
  await breathe();
  return speech;
}
