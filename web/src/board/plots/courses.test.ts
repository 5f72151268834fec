import { expect, test } from "vitest";

import { coursesOf, HIGH, plotOf, ranked, WIDE } from "./courses";

const [ANN, BEN] = [0, 1];

test("squares add up turn by turn, and the best turn is known", () => {
  const courses = coursesOf([11, 4], [{ [ANN]: 7, [BEN]: 4 }, { [ANN]: 4 }]);

  expect(courses).toEqual([
    { seat: ANN, squares: [0, 7, 11], best: 7 },
    { seat: BEN, squares: [0, 4, 4], best: 4 },
  ]);
  expect(ranked([...courses].reverse())).toEqual(courses);
});

test("a history that lacks its beginning still ends where the pawns stand", () => {
  expect(coursesOf([40, 30], [{ [ANN]: 7 }])[ANN]?.squares).toEqual([33, 40]);
});

test("marks of those who came as far stand side by side, and all of it has room", () => {
  const courses = coursesOf([82, 81, 30], [{ [ANN]: 7, [BEN]: 5 }]);
  const plot = plotOf(courses, 80);
  const ends = courses.map(plot.end);

  expect(ends[1]?.x).toBeGreaterThan(ends[0]?.x ?? 0);
  expect(ends[2]?.x).toBe(ends[0]?.x);
  expect(ends.filter(({ x, y }) => x > WIDE || y > HIGH)).toEqual([]);
  expect(plot.finish).toBeGreaterThan(0);
});
