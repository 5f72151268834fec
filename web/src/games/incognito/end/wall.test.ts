import { expect, test } from "vitest";

import { momentCalled } from "../testFacts";
import { wallOf } from "./wall";

test("every drawing of three rounds hangs there, with its own word", () => {
  const { view } = momentCalled("won-mine");
  const wall = wallOf(view);

  expect(wall.map(({ round, pictures }) => [round, pictures.length])).toEqual([
    [1, 4],
    [2, 4],
    [3, 4],
  ]);
  expect(wall.flatMap(({ pictures }) => pictures.map(({ word }) => word)).every(Boolean)).toBe(true);
});

test("nothing hangs there before the end", () => {
  expect(wallOf(momentCalled("voting-mine").view)).toEqual([]);
});
