import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../../device/settings.svelte";
import { voice } from "../../device/voice.svelte";
import type { PublicChair, PublicTable } from "../../wire/generated";
import { TableSound, type HeardTable } from "./tableSound.svelte";

const RESULT = { places: [1, 2], scores: [1, 0], why: "so" };

class Heard implements HeardTable {
  game = "none";
  publicTable: Pick<PublicTable, "stage" | "chairs" | "result"> | null = $state.raw(null);
  ending = $state(false);
  show = { step: null };
}

function chairs(...holders: PublicChair["holder"][]): PublicChair[] {
  return holders.map((holder) => ({ holder }) as PublicChair);
}

const played: string[] = [];
const player = { play: (name: string) => void played.push(name), close: () => undefined };
let stop = () => {};

function listening(): Heard {
  const table = new Heard();
  stop = $effect.root(() => void new TableSound(table, player));
  flushSync();
  return table;
}

beforeEach(() => {
  played.length = 0;
  settings.sound = true;
});
afterEach(() => {
  stop();
  settings.sound = false;
  voice.reading = "";
  vi.restoreAllMocks();
});

function gathered(table: Heard, ...holders: PublicChair["holder"][]): void {
  table.publicTable = { stage: "gathering", chairs: chairs(...holders), result: null };
  flushSync();
}

test("somebody who sits down knocks; who sat there before does not", () => {
  const table = listening();
  gathered(table, "person", "empty");
  gathered(table, "person", "bot");
  gathered(table, "person", "empty");

  expect(played).toEqual(["knock"]);
});

test("whoever wins has a fanfare, once, and not for who comes when it is over", () => {
  const table = listening();
  gathered(table, "person");
  table.publicTable = { stage: "over", chairs: chairs("person"), result: RESULT };
  table.ending = true;
  flushSync();
  table.ending = false;
  flushSync();
  expect(played).toEqual(["fanfare"]);

  stop();
  const late = new Heard();
  late.publicTable = { stage: "over", chairs: chairs("person"), result: RESULT };
  late.ending = true;
  stop = $effect.root(() => void new TableSound(late, player));
  flushSync();
  expect(played).toEqual(["fanfare"]);
});

test("it is silent while a voice reads, while nobody looks, and where nobody wants it", () => {
  const table = listening();
  gathered(table, "empty", "empty", "empty");
  voice.reading = "Une question";
  gathered(table, "person", "empty", "empty");
  voice.reading = "";
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  gathered(table, "person", "person", "empty");
  vi.restoreAllMocks();
  settings.sound = false;
  gathered(table, "person", "person", "person");

  expect(played).toEqual([]);
});
