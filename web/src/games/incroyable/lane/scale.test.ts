import { expect, test } from "vitest";

import { leftward, scaleOf } from "./scale";

test("estimates that span stand by their ratio: twice as much is as far everywhere", () => {
  const { at } = scaleOf([84, 220, 306, 500, 850, 1200]);

  expect(at(200) - at(100)).toBeCloseTo(at(1000) - at(500));
  expect(at(84)).toBeGreaterThan(0);
  expect(at(1200)).toBeLessThan(1);
});

test("years and near numbers stand evenly", () => {
  const { at } = scaleOf([1789, 1961]);

  expect(at(1800) - at(1790)).toBeCloseTo(at(1960) - at(1950));
});

test("one number alone stands in the middle", () => {
  expect(scaleOf([12, 12, 12]).at(12)).toBe(0.5);
});

test.each([
  [[84, 220, 306, 500, 850, 1200]],
  [[1, 9999]],
  [[11, 14, 15, 16, 17, 29]],
  [[1514, 3867, 4179, 7172, 8299, 9867]],
  [[6, 7]],
  [[9998, 9999]],
])("of %j the ticks are round, within, and far enough apart to be read", (numbers) => {
  const { at, ticks } = scaleOf(numbers);

  expect(ticks.length).toBeGreaterThan(0);
  expect(ticks.length).toBeLessThan(8);
  expect(ticks.every((tick) => tick >= Math.min(...numbers) && tick <= Math.max(...numbers))).toBe(true);
  ticks.slice(1).forEach((tick, before) => expect(at(tick) - at(ticks[before] as number)).toBeGreaterThan(0.2));
});

test("a name stands where there is more room, and away from the answer", () => {
  expect([0.1, 0.9].map((at) => leftward(at, null))).toEqual([false, true]);
  expect([0.1, 0.4].map((at) => leftward(at, 0.5))).toEqual([false, true]);
  expect([0.6, 0.9].map((at) => leftward(at, 0.5))).toEqual([false, true]);
});
