import { expect, test } from "vitest";

import { COLUMNS, roundPlaces, stagePlaces } from "./places";

const TABLES = [2, 3, 4, 5, 6];

test("along the far side everybody has whole columns of their own, from left to right", () => {
  for (const chairs of TABLES) {
    const places = stagePlaces(chairs);
    expect(places).toHaveLength(chairs);
    places.forEach(({ from, to }, at) => {
      expect(Number.isInteger(from) && Number.isInteger(to)).toBe(true);
      expect(from).toBeGreaterThanOrEqual(places[at - 1]?.to ?? 1);
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThanOrEqual(COLUMNS + 1);
    });
  }
});

test("both halves of the table are alike, and the edge falls away from its middle", () => {
  for (const chairs of TABLES) {
    const drops = stagePlaces(chairs).map(({ drop }) => drop);
    expect(drops).toEqual(drops.toReversed());
    const half = drops.slice(0, Math.ceil(chairs / 2));
    expect(half).toEqual(half.toSorted((one, other) => other - one));
  }
});

test("from above everybody has a side of their own, and whoever looks has the near one", () => {
  for (const chairs of TABLES)
    for (let me = 0; me < chairs; me += 1) {
      const places = roundPlaces(chairs, me);
      expect(new Set(places).size).toBe(chairs);
      expect(places[me]).toBe("near");
    }
});

test("neighbours sit clockwise", () => {
  expect(roundPlaces(4, 1)).toEqual(["right", "near", "left", "far"]);
});
