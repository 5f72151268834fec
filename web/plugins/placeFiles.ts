/**
 * Which files each place of the site needs, by language: the server names them in the head of the page, so that a browser
 * asks for all of them at once rather than for one when another has been read.
 */

import { readdirSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import { firstSights } from "./firstSight.ts";

/** What is asked of Rolldown's chunks. */
export interface Chunk {
  readonly type: string;
  readonly fileName: string;
  readonly moduleIds?: readonly string[];
  /** Of one that stands for a module, which may itself be in another. */
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** A place as `.places.json` has it: what it cannot do without, and what is drawn in it a moment later. */
export interface PlaceFiles {
  readonly now: readonly string[];
  readonly soon: readonly string[];
  /** What is seen of it before all of this is there, as HTML. */
  readonly sight?: string;
}

interface Needs {
  readonly now: readonly string[];
  readonly soon: readonly string[];
  /** What it asks the server for at once, whoever opened it. */
  readonly asked?: readonly string[];
}

/** Modules by how their names end: of the page, of its words in a language, and of each place. */
function needsOf(language: string, games: readonly string[]): Record<string, Needs> {
  const page = ["/src/start.ts", "/src/main.ts", `virtual:words/${language}`];
  const words = (game: string) => [...wordsOf(game, language), `/src/games/${game}/Board.svelte`];
  const guide = (game: string) => `/games/${game}/words/guide/${language}.ftl?raw`;
  const rules = games.map((game): [string, Needs] => [
    `regles/${game}`,
    {
      now: [...page, "/lessons/RulesPage.svelte", guide(game), `/pictures/${game}.generated.json`],
      soon: words(game),
    },
  ]);
  const rounds = games.map((game): [string, Needs] => [
    `montre/${game}`,
    { now: [...page, "/firstRound/FirstRoundPage.svelte", guide(game), ...words(game)], soon: [] },
  ]);
  // Whether there is a table, and what is played at it, must not be told by its page: SECURITY.md.
  const table: Needs = {
    now: [...page, "/table/TablePage.svelte"],
    soon: [],
    asked: ["api/address", "api/games"],
  };
  return { home: { now: page, soon: [], asked: ["api/games"] }, table, ...Object.fromEntries([...rules, ...rounds]) };
}

/** What a table needs once it is known what is on it, as `navigation/fetchAhead.ts` asks for it. */
function tableNeeds(language: string, games: readonly string[]): Record<string, readonly string[]> {
  const ofGames = games.flatMap((game) => [
    [game, wordsOf(game, language)],
    [`${game}/board`, [`/src/games/${game}/Board.svelte`]],
  ]);
  return { lobby: ["/lobby/Lobby.svelte"], ...(Object.fromEntries(ofGames) as Record<string, readonly string[]>) };
}

/** The same for all tables: which of it one needs is for those to know who enter it. */
function tableFiles(language: string, games: readonly string[], chunks: readonly Chunk[], here: PlaceFiles): string {
  const files = Object.entries(tableNeeds(language, games)).map(([name, modules]) => [
    name,
    closure(modules, chunks).filter((file) => !here.now.includes(file)),
  ]);
  return `<script type="application/json" id="table-files">${JSON.stringify(Object.fromEntries(files))}</script>`;
}

function wordsOf(game: string, language: string): string[] {
  return [`/games/${game}/words/${language}.ftl?raw`, `/src/games/${game}/kinds.generated.ts`];
}

export function filesOf(needs: Needs, chunks: readonly Chunk[], fonts: readonly string[]): PlaceFiles {
  const now = [...fonts, ...closure(needs.now, chunks)];
  return {
    now: [...now, ...(needs.asked ?? [])],
    soon: closure(needs.soon, chunks).filter((file) => !now.includes(file)),
  };
}

function closure(modules: readonly string[], chunks: readonly Chunk[]): string[] {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) styles.add(sheet);
    for (const file of chunk.imports ?? []) add(chunks.find(({ fileName }) => fileName === file));
  };
  for (const name of modules) {
    add(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(name)));
    add(chunks.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(name))));
  }
  return [...styles, ...scripts];
}

export function placeFiles(python: string): Plugin {
  return {
    name: "placeFiles",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(({ type }) => type === "chunk") as unknown as Chunk[];
        const fonts = Object.keys(bundle).filter((file) => file.endsWith(".woff2"));
        const names = readdirSync(join(python, "words"));
        const languages = names.flatMap((name) => /^page\.([a-z]+)\.ftl$/.exec(name)?.[1] ?? []);
        const games = readdirSync(join(import.meta.dirname, "../src/games"));
        const places = languages.map((language): [string, Record<string, PlaceFiles>] => {
          const sights = firstSights(python, language, games);
          const needs = Object.entries(needsOf(language, games));
          const files = needs.map(([place, needed]) => {
            const here = filesOf(needed, chunks, fonts);
            const later = place === "table" ? tableFiles(language, games, chunks, here) : "";
            return [place, { ...here, sight: `${sights[place] ?? ""}${later}` }];
          });
          return [language, Object.fromEntries(files) as Record<string, PlaceFiles>];
        });
        this.emitFile({
          type: "asset",
          fileName: ".places.json",
          source: JSON.stringify(Object.fromEntries(places), null, 1),
        });
      },
    },
  };
}
