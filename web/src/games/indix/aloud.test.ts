import { beforeAll, expect, test } from "vitest";

import { showTime } from "../../board/show";
import { MomentBoard } from "../../exhibits/momentBoard.svelte";
import type { Moment } from "../../gallery/moments";
import { speechOf } from "../../words/wordFiles";
import type { Words } from "../../words/words";
import { aloud } from "./aloud";
import { SHOWS } from "./shows.generated";
import { MOMENTS, momentCalled } from "./testFacts";
import type { Fact, View } from "./types";

/** Of a voice that takes its time, at the usual speed: fifteen characters a second. */
const CHARACTER = 1000 / 15;

const NAMES = ["Ann", "Ben", "Camille", "Dédé", "Élise", "Farid"];

let words: Record<"fr" | "en", Words>;
beforeAll(async () => {
  words = { fr: await speechOf("fr", "indix"), en: await speechOf("en", "indix") };
});

const boardOf = (moment: Moment<View, Fact>, language: "fr" | "en" = "fr") =>
  new MomentBoard(moment as unknown as Moment, words[language], { on: () => false, skip: () => undefined });
const heard = (moment: Moment<View, Fact>, fact: Fact, language: "fr" | "en" = "fr") =>
  aloud(boardOf(moment, language), fact).map(({ text }) => text.replace(/\s+/g, " "));
/** Into the room, where nobody may have asked: in both languages. */
const byScreenReader = (moment: Moment<View, Fact>, fact: Fact) =>
  (["fr", "en"] as const).map((language) =>
    words[language].aloud({ ...fact }, { names: moment.names, me: moment.view.me }),
  );

test("a clue is read after its number, what was looked for before it, and the name in the end", () => {
  const moment = momentCalled("found-reader");
  expect(heard(moment, { type: "card_drawn", seat: 1, category: "place", name: null })).toEqual(["Je suis un lieu."]);
  expect(heard(moment, { type: "clue_read", number: 7, text: "Je brille." })).toEqual(["7.", "Je brille."]);
  expect(heard(moment, { type: "called", seat: 1 })).toEqual([`Réponse ! ${moment.names[1]}.`]);
  expect(heard(moment, { type: "judged", seat: 1, right: false })).toEqual(["C’est faux."]);
  expect(heard(moment, { type: "unfound", name: "la tour Eiffel" })).toEqual(["C’était :", "la tour Eiffel"]);
});

test("cards are read in their own language, whatever the page's", () => {
  const board = boardOf(momentCalled("clue-mine"), "en");
  expect(aloud(board, { type: "clue_read", number: 7, text: "Je brille." })).toEqual([
    { text: "7.", language: "en" },
    { text: "Je brille.", language: "fr" },
  ]);
});

test("what the reader alone was told is read to nobody", () => {
  const moment = momentCalled("opening-reader");
  const drawn = moment.told.find(({ type }) => type === "card_drawn");
  expect(drawn).toMatchObject({ name: expect.any(String) as string });
  for (const one of MOMENTS) {
    const card = "card" in one.view ? one.view.card : null;
    const since = one.told.findLastIndex(({ type }) => type === "card_drawn");
    // What somebody said may be right, and once it is over everybody knows.
    const texts = one.told
      .slice(since)
      .filter(({ type }) => !["answered", "found", "unfound"].includes(type))
      .flatMap((fact) => [...heard(one, fact), ...byScreenReader(one, fact)]);
    if (card) expect(texts.filter((text) => text.includes(card.name))).toEqual([]);
  }
});

test("a screen reader says nothing unasked of what the measure holds of an answer", () => {
  const moment = momentCalled("opening-reader");
  const seat = moment.view.me ?? 0;
  const said = (["slip", "almost", "wrong", null] as const).map((verdict) =>
    byScreenReader(moment, { type: "weighed", seat, verdict }).join(" / "),
  );
  expect(new Set(said).size).toBe(1);
});

test("every moment's show lasts as long as it is read, with names of a usual length", () => {
  const short = MOMENTS.map((moment) => ({ ...moment, names: NAMES })).flatMap((moment) =>
    moment.told.flatMap((fact) => {
      const length = heard(moment, fact).join(" ").length;
      return length * CHARACTER > showTime(SHOWS, { ...fact }) ? [[fact.type, heard(moment, fact)]] : [];
    }),
  );
  expect(short).toEqual([]);
});
