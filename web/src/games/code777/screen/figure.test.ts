import { expect, test } from "vitest";

import type { Course } from "../end/courses";
import { courseLine, FIGURE_HIGH, marksOf } from "./figure";

const rack = { type: "found", seat: 0, numbers: [1, 4, 7], dealt: 0, certain: null, declared: 1, right: true } as const;
const course: Course = { seat: 0, odds: [0, 50, 100], racks: [rack, { ...rack, declared: null }] };

test("a line goes from none to certain, each a little below the last", () => {
  expect(courseLine(course, 2, 0)).toBe(`M0 ${FIGURE_HIGH}H150V${FIGURE_HIGH / 2}H300V0`);
  expect(courseLine(course, 2, 1)).toContain("V3");
});

test("what was declared is marked where it was, and what never was is not", () => {
  expect(marksOf(course)).toEqual([{ question: 1, odds: 50, right: true }]);
});
