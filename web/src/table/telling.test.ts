import { expect, test } from "vitest";

import type { Sight } from "../wire/sight";
import type { Company, Words } from "../words/words";
import { lastPart, scoresOver } from "./story";
import { recordOf, shortened, Telling } from "./telling.svelte";

const words = {
  fact: (fact: { type: string; text?: string }) => fact.text ?? fact.type,
  heading: (fact: { type: string }) => (fact.type === "round" ? "Round" : null),
} as unknown as Words;
const company: Company = { names: ["Ann", "Ben"], me: 0 };

function sight(texts: string[], number: number, epoch = "e"): Sight {
  const told = texts.map((text) => ({ type: "said", text }));
  return { epoch, number, view: { type: "v" }, offers: { decision: 0, choices: [] }, awaited: [], may: [], told };
}

test("every fact is said aloud once and in order; the sentence says the last one", () => {
  const telling = new Telling();
  telling.follow(sight(["a"], 5), words, company, "g", true);
  expect(telling.spoken).toEqual([]);
  expect(telling.now).toBe("a");
  telling.follow(sight(["a", "b", "c"], 6), words, company, "g", true);
  expect(telling.spoken.map(({ text }) => text)).toEqual(["b", "c"]);
  expect(telling.now).toBe("c");
});

test("a game that begins is told from its start; other eyes, or a server that came back, start nothing again", () => {
  const telling = new Telling();
  telling.follow(sight(["a", "b"], 0), words, company, "g/1", false);
  expect(telling.spoken).toHaveLength(2);
  telling.follow(sight(["a", "b"], 0, "other"), words, company, "g/1", false);
  telling.follow(sight(["a", "b"], 0), words, { ...company, me: 1 }, "g/1", false);
  expect(telling.spoken).toHaveLength(2);
  telling.follow(sight(["c"], 0), words, company, "g/2", false);
  expect(telling.spoken).toHaveLength(3);
});

test("of a fact with several lines the last one says what came of it", () => {
  expect(shortened("Hands:\n Ann: 3\n Five in all: true.")).toBe("Five in all: true.");
});

test("a record has headings, and its last part is the moment that decided", () => {
  const told = [{ type: "a" }, { type: "round" }, { type: "won", seat: 1 }];
  const lines = recordOf(told, words, company);
  expect(lines[1]?.heading).toBe("Round");
  expect(lines[2]?.seat).toBe(1);
  expect(lastPart(lines).map((line) => line.at)).toEqual([1, 2]);
});

test("scores over time are there where the game tells them", () => {
  const told = [{ type: "x", scores: [1, 0] }, { type: "y" }, { type: "x", scores: [1, 2] }];
  expect(scoresOver(told, 2)).toEqual([
    [0, 1, 1],
    [0, 0, 2],
  ]);
  expect(scoresOver([{ type: "x", scores: [1] }], 2)).toEqual([]);
});
