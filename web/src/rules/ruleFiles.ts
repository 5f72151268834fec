/** Where the rules of each game are: beside its code, read when they are wanted. */

import { LANGUAGES, type Language } from "../wire/generated";

const files = import.meta.glob<string>("@tablee/games/*/RULES*.md", { query: "?raw", import: "default" });

export async function rulesOf(game: string, language: Language): Promise<string | null> {
  const name = language === LANGUAGES[0] ? "RULES.md" : `RULES.${language}.md`;
  const path = Object.keys(files).find((one) => one.endsWith(`/games/${game}/${name}`));
  return path ? ((await files[path]?.()) ?? null) : null;
}
