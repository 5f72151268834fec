import { expect, test } from "vitest";

import type { Step } from "../show";
import { pawnsAt, trailOf, type Walked, walkingIn } from "./walk";

const [ANN, BEN, CAT] = [0, 1, 2];
const PAWNS = [10, 20, 44];

const walked = (seat: number, path: number[]): Walked => ({ type: "walked", seat, path });
const shown = (fact: Walked, at: number, count: number, landed = false): Step<Walked> => ({ fact, at, count, landed });

test("a pawn walks square by square, the others stand where they came to", () => {
  const ben = walked(BEN, [21, 22, 23]);
  const at = (count: number) => pawnsAt(PAWNS, [walked(ANN, [11, 12]), ben], shown(ben, 1, count));

  expect([0, 1, 2, 3].map((count) => at(count)[BEN])).toEqual([20, 21, 22, 23]);
  expect(at(0)).toEqual([12, 20, 44]);
});

test("when nothing is shown pawns stand where the view has them", () => {
  expect(pawnsAt(PAWNS, [walked(CAT, [1, 2])], null)).toEqual(PAWNS);
});

test("once it has landed the pawn is where it rests, however many steps were counted", () => {
  expect(walkingIn(shown(walked(ANN, [11, 12, 13]), 0, 0, true))?.square).toBe(13);
});

test("its trail is where it came along, each square once, though it was sent back", () => {
  const there = walked(CAT, [45, 46, 47, 46]);

  expect(trailOf(walkingIn(shown(there, 0, 4)))).toEqual([44, 45, 46, 47]);
  expect(trailOf(null)).toEqual([]);
});
