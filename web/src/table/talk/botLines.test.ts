import { expect, test } from "vitest";

import { botLine, LINES } from "./botLines";

const BOTS = [
  { seat: 1, level: "easy" },
  { seat: 3, level: "hard" },
];

const lines = (game: string) => Array.from({ length: 400 }, (_, told) => botLine(game, told, BOTS));

test("bots speak now and then: never twice within a few facts, and not so seldom that nobody hears them", () => {
  for (const game of ["QUARTZ/1", "QUARTZ/2", "ABCDEF/1"]) {
    const said = lines(game).flatMap((line, told) => (line ? [told] : []));

    expect(said.length).toBeGreaterThan(8);
    expect(said.length).toBeLessThan(45);
  }
});

test("every bot has its turn to speak, and every line of its level comes up", () => {
  const said = ["A/1", "B/1", "C/2", "D/1", "E/1"].flatMap(lines).flatMap((line) => line ?? []);

  expect(new Set(said.map(({ seat }) => seat))).toEqual(new Set([1, 3]));
  expect(new Set(said.map(({ number }) => number)).size).toBe(LINES);
});

test("the same evening is the same talk on every device, and another game another", () => {
  expect(lines("QUARTZ/1")).toEqual(lines("QUARTZ/1"));
  expect(lines("QUARTZ/1")).not.toEqual(lines("QUARTZ/2"));
});

test("where there is no bot, nobody speaks", () => {
  expect(Array.from({ length: 200 }, (_, told) => botLine("QUARTZ/1", told, [])).some(Boolean)).toBe(false);
});
