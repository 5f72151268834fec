import { expect, test } from "vitest";

import { podiumOf } from "./podium";

const [ANN, BEN, CAT, DAN] = [0, 1, 2, 3];

test("the first stands in the middle, the next two beside them, the others below", () => {
  const { steps, others } = podiumOf({ places: [3, 1, 4, 2], scores: [1, 9, 0, 4] });

  expect(steps).toEqual([
    { seat: BEN, order: 1 },
    { seat: DAN, order: 0 },
    { seat: ANN, order: 2 },
  ]);
  expect(others).toEqual([CAT]);
});

test("two make a podium too", () => {
  expect(podiumOf({ places: [2, 1], scores: [3, 7] }).steps.map(({ seat }) => seat)).toEqual([BEN, ANN]);
});

test("where winning is all there is, nobody is second: the winner stands alone, the others as they sat", () => {
  expect(podiumOf({ places: [2, 2, 1, 2], scores: [0, 0, 1, 0] })).toEqual({
    steps: [{ seat: CAT, order: 1 }],
    others: [ANN, BEN, DAN],
  });
});
