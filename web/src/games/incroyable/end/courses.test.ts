import { expect, test } from "vitest";

import type { Incroyable } from "../../../wire/generated";
import type { Fact } from "../types";
import { coursesIn, HIGH, plotOf, WIDE } from "./courses";

const [ANN, BEN] = [0, 1];
const asked: Fact = { type: "asked", seat: ANN, symbol: "coeur", text: "?", kind: "count", unit: "" };
const walked = (seat: number, steps: number, bonus = 0, back = 0): Fact => ({
  type: "walked",
  seat,
  steps,
  bonus,
  back,
  path: [],
});
const race = (...pawns: number[]): Incroyable.Race => ({ board: "long", pawns, questioner: ANN, turn: 2 });

test("squares are counted turn by turn, with what a bonus gave and a danger took", () => {
  const told = [asked, walked(ANN, 7), walked(BEN, 4), asked, walked(ANN, 5, 2, 3)];

  expect(coursesIn(race(11, 4), told)).toEqual([
    { seat: ANN, squares: [0, 7, 11], best: 7 },
    { seat: BEN, squares: [0, 4, 4], best: 4 },
  ]);
});

test("a risk turn is one turn, however many questions it has", () => {
  const told: Fact[] = [{ type: "risk_began", seat: ANN }, walked(BEN, 2), walked(BEN, 3)];

  expect(coursesIn(race(0, 5), told)[BEN]?.squares).toEqual([0, 5]);
});

test("a history that lacks its beginning still ends where the pawns stand", () => {
  expect(coursesIn(race(40, 30), [asked, walked(ANN, 7)])[ANN]?.squares).toEqual([33, 40]);
});

test("marks of those who came as far stand side by side, and all of it has room", () => {
  const courses = coursesIn(race(82, 81, 30), [asked, walked(ANN, 7), walked(BEN, 5)]);
  const plot = plotOf(courses, "long");
  const ends = courses.map(plot.end);

  expect(ends[1]?.x).toBeGreaterThan(ends[0]?.x ?? 0);
  expect(ends[2]?.x).toBe(ends[0]?.x);
  expect(ends.filter(({ x, y }) => x > WIDE || y > HIGH)).toEqual([]);
  expect(plot.finish).toBeGreaterThan(0);
});
