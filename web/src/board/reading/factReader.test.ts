import { expect, test } from "vitest";

import type { Passage } from "../../device/voice.svelte";
import type { ToldFact } from "../../wire/perspective";
import { FactReader, type Telling } from "./factReader";

/** Writes down what it is to read. */
class Written {
  read: string[] = [];
  stops = 0;
  tell(passage: Passage): void {
    this.read.push(...passage.map(({ text }) => text));
  }
  stop(): void {
    this.stops += 1;
  }
}

const facts = (...names: string[]) => names.map((name) => ({ type: "said", name }) as ToldFact);
const aloud = (fact: ToldFact): Passage => [{ text: String(fact["name"]), language: "fr" }];
const TABLE: Omit<Telling, "told"> = { game: "g1", me: 0, begins: true, on: true };

function followed(...turns: readonly Partial<Telling>[]): Written {
  const written = new Written();
  const reader = new FactReader(written);
  for (const turn of turns) reader.follow({ ...TABLE, told: [], ...turn }, aloud);
  return written;
}

test("each fact is read once, when it is out", () => {
  const { read } = followed(
    { told: facts("a") },
    { told: facts("a") },
    { told: facts("a", "b", "c") },
    { told: facts("a", "b") },
  );
  expect(read).toEqual(["a", "b", "c"]);
});

test("who comes in the middle of a game hears what comes then", () => {
  const { read } = followed({ told: facts("a", "b"), begins: false }, { told: facts("a", "b", "c") });
  expect(read).toEqual(["c"]);
});

test("turned on it begins with what comes next, and turned off it is silent", () => {
  const off = { on: false };
  const { read, stops } = followed(
    { told: facts("a"), ...off },
    { told: facts("a") },
    { told: facts("a", "b") },
    { told: facts("a", "b"), ...off },
  );
  expect(read).toEqual(["b"]);
  expect(stops).toBe(1);
});

test("other eyes, and nothing of what the ones before were told is read on", () => {
  const { read, stops } = followed({ told: facts("a") }, { told: facts("a", "b"), me: 1 });
  expect(read).toEqual(["a"]);
  expect(stops).toBe(1);
});

test("the next game at the table is read from its start", () => {
  const { read } = followed({ told: facts("a", "b") }, { told: facts("c"), game: "g2" });
  expect(read).toEqual(["a", "b", "c"]);
});

test("what was skipped is not read", () => {
  const written = new Written();
  const reader = new FactReader(written);
  reader.follow({ ...TABLE, told: facts("a") }, aloud);
  reader.skipTo(3);
  reader.follow({ ...TABLE, told: facts("a", "b", "c") }, aloud);
  reader.follow({ ...TABLE, told: facts("a", "b", "c", "d") }, aloud);
  expect(written.read).toEqual(["a", "d"]);
  expect(written.stops).toBe(1);
});
