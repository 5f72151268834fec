/** Every text that a component asks for is there, in both languages. */

import { expect, test } from "vitest";

import common from "@tablee/words/fr.ftl?raw";
import english from "@tablee/words/page.en.ftl?raw";
import french from "@tablee/words/page.fr.ftl?raw";

const sources = import.meta.glob<string>(
  ["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../wire/generated.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

function keysOf(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(/^([a-z][\w-]*) =/gm), (found) => found[1] ?? ""));
}

test("French and English have the same keys", () => {
  expect([...keysOf(english)].sort()).toEqual([...keysOf(french)].sort());
});

test("what is said has words, and all words are said", () => {
  const all = Object.values(sources).join("\n");
  const said = new Set(Array.from(all.matchAll(/"(page-[a-z0-9-]+)"/g), (found) => found[1] ?? ""));
  const begun = Array.from(all.matchAll(/`(page-[a-z0-9-]+)\$\{/g), (found) => found[1] ?? "");
  const known = keysOf(french);
  expect([...said].filter((key) => !known.has(key))).toEqual([]);
  expect([...known].filter((key) => !said.has(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
});

test("what the page borrows from the common words is there", () => {
  const all = Object.entries(sources).flatMap(([path, text]) =>
    /\/(home|table|board|ui|rules)\//.test(path) ? [text] : [],
  );
  const said = Array.from(all.join("\n").matchAll(/say\("(table-[a-z-]+)"/g), (found) => found[1] ?? "");
  expect(said.filter((key) => !keysOf(common).has(key))).toEqual([]);
});

test("French has its thin spaces and its apostrophes", () => {
  const lines = french.split("\n").filter((line) => !line.startsWith("#"));
  const wrong = lines.filter((line) => / [:;!?»]|« |'|[a-zé][!?;]/.test(line.replace(/\{.*?\}/g, "")));
  expect(wrong).toEqual([]);
});
