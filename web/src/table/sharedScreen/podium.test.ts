import { expect, test } from "vitest";

import { podiumOf } from "./podium";

const [ANN, BEN, CAT, DAN] = [0, 1, 2, 3];

test("the first stands in the middle, the next two beside them, the others below", () => {
  const { steps, others } = podiumOf([3, 1, 4, 2]);

  expect(steps).toEqual([
    { seat: BEN, order: 1 },
    { seat: DAN, order: 0 },
    { seat: ANN, order: 2 },
  ]);
  expect(others).toEqual([CAT]);
});

test("two make a podium too", () => {
  expect(podiumOf([2, 1]).steps.map(({ seat }) => seat)).toEqual([BEN, ANN]);
});
