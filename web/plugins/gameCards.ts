/**
 * The title of every game and a line about it, as one file of words for each language: all that the home page needs of
 * what is written in the games' own, which are fetched with a table.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const ALL = "virtual:cards";
const ONE = `${ALL}/`;
/** A language is one that the page has a file of. */
const PAGE = /^page\.([a-z]+)\.ftl$/;
const WANTED = /^game-(title|tagline) =.*(?:\n[ \t].*)*/gm;

export function gameCards(python: string): Plugin {
  const games = join(python, "games");
  return {
    name: "gameCards",
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) {
        const languages = readdirSync(join(python, "words")).flatMap((name) => PAGE.exec(name)?.[1] ?? []);
        return `export default { ${languages.map((one) => `${one}: () => import("${ONE}${one}")`).join(", ")} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const file = join("words", `${id.slice(ONE.length + 1)}.ftl`);
      const found = readdirSync(games).filter((game) => existsSync(join(games, game, file)));
      for (const game of found) this.addWatchFile(join(games, game, file));
      return `export default ${JSON.stringify(found.map((game) => card(game, join(games, game, file))).join("\n"))};`;
    },
  };
}

function card(game: string, file: string): string {
  const messages = readFileSync(file, "utf-8").match(WANTED) ?? [];
  return messages.map((message) => message.replace("game-", `card-${game}-`)).join("\n");
}
