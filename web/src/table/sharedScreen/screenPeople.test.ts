import { expect, test } from "vitest";

import type { BoardContext } from "../../board/boardContext";
import type { SceneProps } from "../../board/parts";
import { anyChair } from "../../testing/anyChair";
import { peopleAround, peopleGathering } from "./screenPeople";

const [ANN, BEN, CAT] = [0, 1, 2];
const words = { say: (key: string) => key };
const board = {
  words,
  company: { names: ["Ann", "Ben", "Cat"], me: null },
  faces: ["fox", "", "owl"],
  away: [false, true, false],
  bots: [false, false, true],
  awaited: [ANN, BEN],
} as unknown as BoardContext;
const scene: SceneProps = { view: null, told: [], step: null };

test("an absent one is absent, and does not think, though the game waits for them", () => {
  const people = peopleAround(board, {}, scene);

  expect(people.map(({ state, shown }) => [state, shown])).toEqual([
    ["page-seat-thinking", false],
    ["page-seat-away", true],
    ["page-seat-bot", false],
  ]);
  expect(people.map(({ mood }) => mood)).toEqual(["thinking", "away", "calm"]);
  expect(people.map(({ asked }) => asked)).toEqual([true, true, false]);
});

test("the game says who is out and who is cheered", () => {
  const parts = {
    out: (_: BoardContext, __: SceneProps, seat: number) => (seat === CAT ? "out" : ""),
    winner: () => ANN,
  };

  expect(peopleAround(board, parts, scene).map(({ mood, state, shown }) => [mood, state, shown])).toEqual([
    ["winning", "page-seat-winner", false],
    ["away", "page-seat-away", true],
    ["out", "out", false],
  ]);
});

test("before the game there are chairs that are free", () => {
  const chair = anyChair({ holder: "empty", takeable: true });
  const people = peopleGathering(
    [{ ...chair, holder: "person", name: "Ann", face: "fox", ready: true }, chair],
    words as never,
  );

  expect(people.map(({ name, face, state }) => [name, face, state])).toEqual([
    ["Ann", "fox", "page-ready"],
    ["page-chair-free", null, ""],
  ]);
});
