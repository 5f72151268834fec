/** Words as they travel: without comments, and of what all games have in common without what only a terminal says. */

import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

const WORDS = /\.ftl\?raw$/;
const COMMON = /\/words\/[a-z]+\.ftl$/;
/** What is typed in a terminal, how it is answered, and what is said about a record there. */
const TERMINAL =
  /^(greet|keys|choice|glance|ask|hint|command|answer|help|repeat|situation|quit|left|bye|rematch|replay|end-award|verify|seat-(person|bot|another)|table-(command|farewell|help|keys|no-cards|overrule|pack-(how|refused|unreadable)|taken|which))\b/;

export function trimWords(python: string): Plugin {
  return {
    name: "trimWords",
    enforce: "pre",
    load(id) {
      if (!WORDS.test(id)) return undefined;
      const file = id.replace(/\?raw$/, "");
      this.addWatchFile(file);
      const common = file.startsWith(`${python}/words/`) && COMMON.test(file);
      return `export default ${JSON.stringify(trimmed(readFileSync(file, "utf-8"), common ? TERMINAL : null))};`;
    },
  };
}

/** A message goes on until the next line that begins one, or a comment. */
function trimmed(text: string, without: RegExp | null): string {
  let kept = true;
  const lines = text.split("\n").filter((line) => {
    if (line.startsWith("#")) return false;
    if (/^[-a-zA-Z]/.test(line)) kept = !without?.test(line);
    return kept;
  });
  return `${lines.join("\n")}\n`;
}
