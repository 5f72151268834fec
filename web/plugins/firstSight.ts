/**
 * What is seen of a place before the program is there: its name, in the place that it will have (`styles/firstSight.css`).
 * Nobody can use it or hears of it: the program puts the page in its stead.
 */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** By place, as `.places.json` names them. */
export function firstSights(python: string, language: string, games: readonly string[]): Record<string, string> {
  const page = sayer(language, join(python, "words", `page.${language}.ftl`));
  const waiting = (key: string) => `<div class="on-its-way"><p>${page(key)}</p></div>`;
  const ofGames = games.flatMap((game) => {
    const say = sayer(language, join(python, "games", game, "words", `${language}.ftl`));
    const title = say("game-title");
    const named = `<h1>${title}</h1><p>${say("game-tagline")}</p>`;
    return [
      [`regles/${game}`, `<div class="first-sight rules"><div>${named}</div></div>`],
      [
        `montre/${game}`,
        `<div class="first-sight guided" data-game="${game}">${page("page-guided-title", { game: title })}</div>${waiting("page-loading")}`,
      ],
    ];
  });
  return {
    home: `<div class="first-sight home"><div><h1>${page("page-name")}</h1><p>${page("page-lead")}</p></div></div>`,
    table: waiting("page-coming"),
    ...(Object.fromEntries(ofGames) as Record<string, string>),
  };
}

function sayer(language: string, file: string): (key: string, given?: Record<string, string>) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  if (existsSync(file)) bundle.addResource(new FluentResource(readFileSync(file, "utf-8")));
  return (key, given = {}) => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? escaped(bundle.formatPattern(pattern, given)) : "";
  };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
