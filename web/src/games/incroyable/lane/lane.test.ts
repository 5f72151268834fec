import { expect, test } from "vitest";

import type { LaneView } from "../cloth/clothScene";
import { momentCalled, shownIn } from "../testFacts";
import type { Fact, Step } from "../types";
import { laneOf } from "./lane";

function laneIn(name: string, step: Step | null = null) {
  const { view, told } = momentCalled(name);
  return laneOf(view as LaneView, told, step);
}

function laneAt(name: string, count: number, landed = false) {
  return laneIn(name, shownIn(momentCalled(name), count, landed));
}

test("estimates lie from high to low, with what everybody did", () => {
  const { rungs, speaker, answer } = laneIn("challenging-lowest");

  expect(rungs.map(({ number }) => number)).toEqual(rungs.map(({ number }) => number).sort((a, b) => b - a));
  expect(rungs.map(({ word }) => word)).toEqual(["highest", "passed", "passed", "lowest"]);
  expect(speaker).toBe(rungs.at(-1)?.seat);
  expect(answer).toBeNull();
});

test("it is made once for what is the same, and again for what is not", () => {
  const { view, told } = momentCalled("challenging-lowest");
  const lane = laneOf(view as LaneView, told, null);

  expect(laneOf(view as LaneView, told, null)).toBe(lane);
  expect(laneOf(view as LaneView, [...told], null)).not.toBe(lane);
});

test("they are turned over one by one, the highest last", () => {
  const open = (count: number, landed = false) => laneAt("shown-mine", count, landed).rungs.map((rung) => rung.open);

  expect(open(0).some((one) => one)).toBe(false);
  expect(open(1).filter((one) => one)).toHaveLength(1);
  expect(open(1).at(-1)).toBe(true);
  expect(open(9, true).every((one) => one)).toBe(true);
});

test("whose turn it is to give way is said, and who comes later", () => {
  expect(laneIn("settling-mine").rungs.map(({ word }) => word)).toContain("settles");
  expect(laneIn("challenging-mine").rungs.map(({ word }) => word)).toEqual(["highest", "speaks", "soon", "soon"]);
});

test("digits roll, the answer stands, its story is told; estimates above it fall only then", () => {
  expect(laneAt("answer-mine", 0).answer).toMatchObject({ number: 13, rolls: true, told: false });
  expect(laneAt("answer-mine", 1).answer).toMatchObject({ rolls: false, told: false });
  expect(laneAt("answer-mine", 2, true).answer).toMatchObject({ rolls: false, told: true, comment: "De l’as au roi." });
  expect(laneAt("answer-mine", 2, true).rungs.some(({ fallen }) => fallen)).toBe(false);

  const judged = laneAt("judged-right", 0);
  expect(judged.rungs.every(({ fallen, number }) => fallen === number > 243)).toBe(true);
  expect(judged.right).toBeNull();
  expect(laneAt("judged-right", 1, true).right).toBe(true);
});

test("points lie on the rungs of those who have them, and a bonus is told apart", () => {
  const six = laneAt("scored-six", 0, true);

  expect(six.rungs.map(({ points }) => points)).toEqual([0, 5, 4, 7, 3, 2]);
  expect(six.rungs.every(({ bonus }) => bonus === 0)).toBe(true);

  const bonus = momentCalled("judged-right");
  const scored: Fact = { type: "scored", points: [[2, 9]] };
  const lane = laneOf(bonus.view as LaneView, [...bonus.told, scored], null);
  expect(lane.rungs.find(({ seat }) => seat === 2)).toMatchObject({ points: 9, bonus: 2 });
});
