import { expect, test } from "vitest";

import type { Step } from "../../../board/show";
import type { Incroyable } from "../../../wire/generated";
import { pawnsAt, walkingIn } from "./walk";

const [ANN, BEN, CAT] = [0, 1, 2];
const RACE: Incroyable.Race = { board: "long", pawns: [10, 20, 44], questioner: ANN, turn: 3 };

const walked = (seat: number, path: number[], more: Partial<Incroyable.Walked> = {}): Incroyable.Walked => ({
  type: "walked",
  seat,
  steps: path.length,
  bonus: 0,
  back: 0,
  path,
  ...more,
});
const shown = (fact: Incroyable.Fact, at: number, count: number, landed = false): Step<Incroyable.Fact> => ({
  fact,
  at,
  count,
  landed,
});

test("a pawn walks square by square, the others stand where they came to", () => {
  const told = [walked(ANN, [11, 12]), walked(BEN, [21, 22, 23])];
  const at = (count: number) => pawnsAt(RACE, told, shown(told[1] as Incroyable.Walked, 1, count));

  expect([0, 1, 2, 3].map((count) => at(count)[BEN])).toEqual([20, 21, 22, 23]);
  expect(at(0)).toEqual([12, 20, 44]);
});

test("when nothing is shown pawns stand where the view has them", () => {
  expect(pawnsAt(RACE, [walked(CAT, [1, 2])], null)).toEqual(RACE.pawns);
});

test("a bonus takes hold where the own steps end, and danger where the pawn lands", () => {
  const far = walked(CAT, [45, 46, 47, 48, 49, 50, 51, 50], { steps: 5, bonus: 2, back: 1 });
  const by = (count: number) => walkingIn(shown(far, 0, count))?.by;

  expect([0, 4, 5, 6, 7, 8].map(by)).toEqual(["steps", "steps", "bonus", "bonus", "danger", "danger"]);
});

test("once it has landed the pawn is where it rests, however many steps were counted", () => {
  expect(walkingIn(shown(walked(ANN, [11, 12, 13]), 0, 0, true))?.square).toBe(13);
});
