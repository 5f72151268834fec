/** The page says exactly what Python says: golden.generated.json holds what that is, of many things. */

import english from "@tablee/words/en.ftl?whole&raw";
import french from "@tablee/words/fr.ftl?whole&raw";
import { describe, expect, it } from "vitest";

import golden from "./golden.generated.json?raw";
import type { Kinds } from "./kinds";
import { LANGUAGES } from "../wire/generated";
import { Speech } from "./speech";
import { speechOf } from "./wordFiles";
import type { Language } from "../wire/generated";

interface Case {
  readonly do: string;
  readonly me: number | null;
  readonly given: readonly unknown[];
  readonly fr: unknown;
  readonly en: unknown;
}

interface Golden {
  readonly names: readonly string[];
  readonly common: readonly Case[];
  readonly games: Readonly<Record<string, readonly Case[]>>;
  readonly trial: { texts: Record<Language, string>; kinds: Kinds; cases: readonly Case[] };
}

/** With what only a terminal says. */
const whole = { fr: french, en: english };
const { names, common, games, trial } = JSON.parse(golden) as Golden;

/** Methods that are told who listens. */
const HEARD = [
  "awaited",
  "award",
  "brief",
  "domain",
  "fact",
  "heading",
  "offer",
  "showing",
  "sure",
  "turn",
  "value",
  "winners",
];

/** What keeps a name that runs leftwards in its place: a terminal does without. */
const ISOLATES = /[\u2068\u2069]/g;

function said(words: Speech, { do: method, me, given }: Case): unknown {
  const company = HEARD.includes(method) ? [{ names, me }] : [];
  const say = words[method as keyof Speech] as unknown as (...given: unknown[]) => unknown;
  const text = say.apply(words, [...given, ...company]);
  return typeof text === "string" ? text.replaceAll(ISOLATES, "") : text;
}

/** Marks around what reads from the right are the page's alone: a terminal would show them. */
const plain = (text: unknown): unknown => (typeof text === "string" ? text.replaceAll(/[\u2068\u2069]/g, "") : text);

function same(words: Speech, cases: readonly Case[]): void {
  const found = cases.map((one) => ({ ...one, [words.language]: plain(said(words, one)) }));
  expect(found).toEqual(cases);
}

describe.each(LANGUAGES)("in %s, as Python", (language) => {
  it("says what is common to all games", () => {
    same(new Speech(language, [whole[language]]), common);
  });

  it.each(Object.keys(games))("says all of %s", async (game) => {
    same(await speechOf(language, game), games[game] ?? []);
  });

  it("says what no game has yet", () => {
    same(new Speech(language, [trial.texts[language], whole[language]], trial.kinds), trial.cases);
  });
});

it("has something of everything to compare", () => {
  const methods = new Set([...common, ...Object.values(games).flat(), ...trial.cases].map((one) => one.do));
  expect([...methods].sort()).toEqual([...HEARD, "ending", "field", "guarded", "listed", "refusal", "say"].sort());
});
