import { expect, test } from "vitest";

import { momentCalled } from "../testFacts";
import { wallOf } from "./wall";

test("every drawing of three rounds hangs there", () => {
  const { view } = momentCalled("won-mine");
  const wall = wallOf(view);

  expect(wall.map(({ round, pictures }) => [round, pictures.length])).toEqual([
    [1, 4],
    [2, 4],
    [3, 4],
  ]);
});

test("and has below it the word and the place that were revealed with it", () => {
  const { view, told } = momentCalled("won-mine");
  const revealed = told.flatMap((fact) => (fact.type === "revealed" ? [fact] : []));
  const last = revealed.slice(-4).sort((one, other) => one.seat - other.seat);
  const hung = wallOf(view).at(-1)?.pictures;

  expect(hung?.map(({ seat, word, place }) => [seat, word, place])).toEqual(
    last.map(({ seat, word, place }) => [seat, word, place]),
  );
});

test("nothing hangs there before the end", () => {
  expect(wallOf(momentCalled("voting-mine").view)).toEqual([]);
});
