import { expect, test } from "vitest";

import { momentCalled } from "../testFacts";
import { isTakenDown, pointsOf, revealOf } from "./reveal";

function revealed(name: string, count: number, landed = false) {
  const { view, told } = momentCalled(name);
  const fact = told.at(-1);
  if (fact?.type !== "revealed") throw new Error(`${name} reveals nothing`);
  return revealOf(view, told, fact, count, landed);
}

test("first the drawing alone, then the votes one by one, the word, where it hides, and why it counts", () => {
  const course = [0, 1, 3, 4, 5].map((count) => revealed("revealed-some", count));

  expect(course.map(({ turned }) => turned)).toEqual([0, 1, 3, 3, 3]);
  expect(course.map(({ named }) => named)).toEqual([false, false, false, true, true]);
  expect(course.map(({ traced }) => traced)).toEqual([false, false, false, false, true]);
  expect(course.some(({ scored }) => scored)).toBe(false);
  expect(revealed("revealed-some", 6, true).scored).toBe(true);
});

test("points are added when it is said why", () => {
  const before = revealed("revealed-six", 6);
  const after = revealed("revealed-six", 8, true);

  expect(after.scores.map((score, seat) => score - (before.scores[seat] ?? 0))).toEqual(
    after.scores.map((_, seat) => pointsOf(after.fact, seat)),
  );
  expect(pointsOf(after.fact, after.fact.seat)).toBe(2);
});

test("a drawing that the host took away meanwhile is gone, and no other", () => {
  const { round, fact } = revealed("revealed-some", 1);
  const { view } = momentCalled("won-mine");
  if (view.type !== "won") throw new Error("it is not over");
  const blanked = view.match.blanked.map((gone, at) => (at === round ? [fact.seat] : gone));
  const latest = { ...view, match: { ...view.match, blanked } };

  expect(isTakenDown(latest, round, fact.seat)).toBe(true);
  expect(isTakenDown(latest, round, fact.seat + 1)).toBe(false);
  expect(isTakenDown(latest, round + 1, fact.seat)).toBe(false);
  expect(isTakenDown(null, round, fact.seat)).toBe(false);
});

test.each(["revealed-nobody", "revealed-everybody"])("%s brings the artist nothing", (name) => {
  const { fact } = revealed(name, 9, true);

  expect(pointsOf(fact, fact.seat)).toBe(0);
});
