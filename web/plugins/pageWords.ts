/**
 * All that the page says in one language, as one file: its own words, those that all games have in common, and the title of
 * every game with a line about it, which is all that the home page needs of the games' own; those are fetched with a table.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const ALL = "virtual:words";
const ONE = `${ALL}/`;
/** A language is one that the page has a file of. */
const PAGE = /^page\.([a-z]+)\.ftl$/;
const WANTED = /^game-(title|tagline) =.*(?:\n[ \t].*)*/gm;

export function pageWords(python: string): Plugin {
  const games = join(python, "games");
  return {
    name: "pageWords",
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) {
        const languages = readdirSync(join(python, "words")).flatMap((name) => PAGE.exec(name)?.[1] ?? []);
        return `export default { ${languages.map((one) => `${one}: () => import("${ONE}${one}")`).join(", ")} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const language = id.slice(ONE.length + 1);
      const file = join("words", `${language}.ftl`);
      const found = readdirSync(games).filter((game) => existsSync(join(games, game, file)));
      for (const game of found) this.addWatchFile(join(games, game, file));
      const cards = found.map((game) => card(game, join(games, game, file))).join("\n");
      const common = [`${language}.ftl`, `page.${language}.ftl`].map((name) =>
        JSON.stringify(`${join(python, "words", name)}?raw`),
      );
      return `import common from ${common[0]};\nimport page from ${common[1]};\nexport default ${JSON.stringify(cards)};\nexport const COMMON = [common, page];`;
    },
  };
}

function card(game: string, file: string): string {
  const messages = readFileSync(file, "utf-8").match(WANTED) ?? [];
  return messages.map((message) => message.replace("game-", `card-${game}-`)).join("\n");
}
