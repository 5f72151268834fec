import { expect, test } from "vitest";

import type { Perspective } from "../../wire/perspective";
import type { Company, Words } from "../../words/words";
import { lastPart, scoresOver } from "../end/details/endStory";
import { historyOf, shortened, Narration } from "./narration.svelte";

const words = {
  fact: (fact: { type: string; text?: string }) => fact.text ?? fact.type,
  brief: (fact: { text?: string }) => (fact.text?.startsWith("A long story") ? "a story" : ""),
  aloud: (fact: { type: string; text?: string }) => (fact.text ?? fact.type).replace(/My secret.*/, "A secret"),
  heading: (fact: { type: string }) => (fact.type === "round" ? "Round" : null),
  aside: (fact: { text?: string }) => fact.text?.startsWith("Looking back") ?? false,
  follows: (fact: { text?: string }) => fact.text?.startsWith("So ") ?? false,
} as unknown as Words;
const company: Company = { names: ["Ann", "Ben"], me: 0 };

function perspective(texts: string[], number: number, epoch = "e"): Perspective {
  const told = texts.map((text) => ({ type: "said", text }));
  return {
    epoch,
    number,
    view: { type: "v" },
    offers: { decision: 0, choices: [] },
    awaited: [],
    may: [],
    whole: false,
    told,
  };
}

test("every fact is said aloud once and in order; the sentence says the last one", () => {
  const narration = new Narration();
  narration.follow(perspective(["a"], 5), words, company, "g", true);
  expect(narration.spoken).toEqual([]);
  expect(narration.now).toBe("a");
  narration.follow(perspective(["a", "b", "c"], 6), words, company, "g", true);
  expect(narration.spoken.map(({ text }) => text)).toEqual(["b", "c"]);
  expect(narration.now).toBe("c");
});

test("what looks back at the game is in the history, but neither said aloud nor the sentence", () => {
  const narration = new Narration();
  narration.follow(perspective(["a"], 0), words, company, "g", false);
  const last = perspective(["a", "Ann wins", "Looking back: 1", "Looking back: 2"], 1);
  narration.follow(last, words, company, "g", false);
  expect(narration.spoken.map(({ text }) => text)).toEqual(["a", "Ann wins"]);
  expect(narration.now).toBe("Ann wins");
  expect(historyOf(last.told, words, company)).toHaveLength(4);
});

test("of what the board has the text the sentence is brief, and those who listen hear all of it", () => {
  const narration = new Narration();
  narration.follow(perspective(["A long story of a dog"], 0), words, company, "g", false);
  expect(narration.now).toBe("a story");
  expect(narration.spoken.map(({ text }) => text)).toEqual(["A long story of a dog"]);
});

test("a secret of one's own is in the history and the sentence, and not said aloud", () => {
  const narration = new Narration();
  const drawn = perspective(["My secret: the moon"], 0);
  narration.follow(drawn, words, company, "g", false);
  expect(narration.now).toBe("My secret: the moon");
  expect(historyOf(drawn.told, words, company)[0]?.text).toBe("My secret: the moon");
  expect(narration.spoken.map(({ text }) => text)).toEqual(["A secret"]);
});

test("what merely follows is said aloud, and the sentence stays with what led to it", () => {
  const narration = new Narration();
  narration.follow(
    perspective(["Ann is right", "So Ann gets new tiles", "So the dummy does too"], 0),
    words,
    company,
    "g",
    false,
  );
  expect(narration.spoken).toHaveLength(3);
  expect(narration.now).toBe("Ann is right");
});

test("a game that begins is told from its start; other eyes, or a server that came back, start nothing again", () => {
  const narration = new Narration();
  narration.follow(perspective(["a", "b"], 0), words, company, "g/1", false);
  expect(narration.spoken).toHaveLength(2);
  narration.follow(perspective(["a", "b"], 0, "other"), words, company, "g/1", false);
  narration.follow(perspective(["a", "b"], 0), words, { ...company, me: 1 }, "g/1", false);
  expect(narration.spoken).toHaveLength(2);
  narration.follow(perspective(["c"], 0), words, company, "g/2", false);
  expect(narration.spoken).toHaveLength(3);
});

test("what a seat is dealt while it is open is gone from what is said once somebody else looks, or nobody", () => {
  const narration = new Narration();
  narration.through(0);
  narration.follow(perspective(["Ann: 3 sharks"], 0), words, company, "g", false);
  narration.follow(perspective(["Ann: 3 sharks", "Ann: 5 comets"], 1), words, company, "g", false);
  expect(narration.spoken).toHaveLength(2);
  narration.through(null);
  expect(narration.spoken).toEqual([]);
  expect(narration.now).toBe("");
  narration.follow(perspective(["dealt", "dealt"], 1), words, { ...company, me: null }, "g", false);
  narration.through(1);
  narration.follow(perspective(["Ben: 2 stars", "Ben: 1 star"], 1), words, { ...company, me: 1 }, "g", false);
  narration.aloud("Ben's turn");
  expect(narration.spoken.map(({ text }) => text)).toEqual(["Ben's turn"]);
});

test("of a fact with several lines the last one says what came of it", () => {
  expect(shortened("Hands:\n Ann: 3\n Five in all: true.")).toBe("Five in all: true.");
});

test("a history has headings, and its last part is the moment that decided", () => {
  const told = [{ type: "a" }, { type: "round" }, { type: "won", seat: 1 }];
  const lines = historyOf(told, words, company);
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
