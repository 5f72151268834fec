import { beforeAll, expect, test } from "vitest";

import { pageSpeech } from "../../words/pageSpeech.svelte";
import type { Words } from "../../words/words";
import { hurriedSoon } from "./hurriedSoon";

const company = { names: ["Ann", "Ben", "Cat"], me: 0 };
let words: Words;

beforeAll(async () => {
  await pageSpeech.speak("fr");
  words = await pageSpeech.forGame("incognito");
});

function told(view: string, awaited: readonly number[], seats: readonly number[]): string {
  const perspective = { view: { type: view }, awaited };
  return hurriedSoon({
    publicTable: { next_timer: { seats, seconds: 5 } },
    table: { perspective, seat: 0 },
    words,
    company,
  }).replaceAll("\u202f", " ");
}

test("one of the last two who draw reads whom the countdown depends on, and how long it will be", () => {
  expect(told("drawing", [0, 1], [0, 1])).toBe("Dessine : quand Ben aura fini, il te restera 5 secondes.");
});

test("where bots follow the last person but one, it is all others", () => {
  expect(told("voting", [0, 1, 2], [0, 1])).toBe("Vote : quand les autres auront fini, il te restera 5 secondes.");
});

test("nobody is told so for whom no countdown will run", () => {
  expect(told("drawing", [0, 1], [1])).toBe("");
});
