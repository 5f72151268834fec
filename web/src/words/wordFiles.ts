/** Where words come from: the files beside the Python that uses them too, each fetched when it is first needed. */

// Of all games, what the home page says about them.
import CARDS from "virtual:cards";

import type { Language } from "../wire/generated";
import { NO_KINDS, type Kinds } from "./kinds";
import { Speech } from "./speech";

const COMMON = import.meta.glob<string>("../../../src/tablee/words/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/tablee/games/*/words/*.ftl", { query: "?raw", import: "default" });
const KINDS = import.meta.glob<Kinds>("../games/*/kinds.generated.ts", { import: "KINDS" });

/** The words of a language: those of the game first, which may say things their way, without a game the others. */
export async function speechOf(language: Language, game?: string): Promise<Speech> {
  const files = [`${language}.ftl`, `page.${language}.ftl`];
  const common = files.map((file) => COMMON[`../../../src/tablee/words/${file}`]?.());
  const own = game
    ? GAMES[`../../../src/tablee/games/${game}/words/${language}.ftl`]?.()
    : CARDS[language]().then((cards) => cards.default);
  const kinds = game ? KINDS[`../games/${game}/kinds.generated.ts`]?.() : undefined;
  const texts = await Promise.all([own, ...common]);
  return new Speech(
    language,
    texts.filter((text) => text !== undefined),
    (await kinds) ?? NO_KINDS,
  );
}
