import { expect, test } from "vitest";

import { LANGUAGES } from "../src/wire/generated";
import { speechOf } from "../src/words/wordFiles";

const GAMES = Object.keys(import.meta.glob("../src/games/*/Board.svelte")).map((path) => path.split("/").at(-2) ?? "");

test.each(LANGUAGES)("in %s the page says of every game what the game says of itself", async (language) => {
  const page = await speechOf(language);
  for (const game of GAMES) {
    const own = await speechOf(language, game);
    for (const part of ["title", "tagline"]) {
      expect(page.say(`card-${game}-${part}`)).toBe(own.say(`game-${part}`));
    }
  }
});
