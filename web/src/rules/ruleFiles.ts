/** Where the rules of each game are: beside its code, read when they are wanted. */

import type { Language } from "../words/words";

const files = import.meta.glob<string>("@tablee/games/*/RULES{,.en}.md", { query: "?raw", import: "default" });

export async function rulesOf(game: string, language: Language): Promise<string | null> {
  const name = language === "fr" ? "RULES.md" : `RULES.${language}.md`;
  const path = Object.keys(files).find((one) => one.endsWith(`/games/${game}/${name}`));
  return path ? ((await files[path]?.()) ?? null) : null;
}
