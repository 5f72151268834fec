import { expect, test } from "vitest";

import { BESIDE, pawnPlaces } from "./pawnPlaces";
import { type Box, type Layout, LARGEST, ring, winding } from "./places";

const LONG = 81;
const SHORT = 49;
const BOXES: Record<string, Box> = {
  "a desktop": { width: 924, height: 664 },
  "a screen's middle": { width: 1248, height: 362 },
  "a tablet": { width: 768, height: 700 },
  "a square": { width: 500, height: 500 },
};
const PHONES: Record<string, Box> = {
  "a phone": { width: 340, height: 330 },
  "a small phone": { width: 300, height: 180 },
  "a phone on its side": { width: 400, height: 200 },
};

const apart = ({ places }: Layout, one: number, other: number) => {
  const [a, b] = [places[one], places[other]];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
};

function nearest(layout: Layout): number {
  const all = [...layout.places.keys()];
  return Math.min(...all.flatMap((one) => all.slice(0, one).map((other) => apart(layout, one, other))));
}

const outside = ({ places, size }: Layout, { width, height }: Box) =>
  places.filter(({ x, y }) => Math.min(x, y, width - x, height - y) < size / 2 - 0.01);

for (const squares of [LONG, SHORT]) {
  test.each(Object.entries(BOXES))(`round the edge of %s ${squares} squares lie, none over another`, (_, box) => {
    const layout = ring(squares, box);

    expect(layout.places).toHaveLength(squares);
    expect(nearest(layout)).toBeGreaterThan(layout.size * 0.99);
    expect(outside(layout, box)).toEqual([]);
  });

  test.each(Object.entries(PHONES))(
    `in %s ${squares} squares wind from row to row, each next to the last`,
    (_, box) => {
      const layout = winding(squares, box);
      const steps = layout.places.slice(1).map((_, nth) => apart(layout, nth, nth + 1));

      expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.01);
      expect(nearest(layout)).toBeGreaterThan(layout.size);
      expect(outside(layout, box)).toEqual([]);
    },
  );
}

test.each(Object.entries(BOXES))("the track leaves the middle of %s free, but for a bit of each corner", (_, box) => {
  const { places, size, band } = ring(LONG, box);
  const reach = places.map(({ x, y }) => Math.min(x, y, box.width - x, box.height - y) + size / 2);

  expect(Math.max(...reach)).toBeLessThan(band + size / 2);
  expect(reach.filter((one) => one > band + 0.01).length).toBeLessThan(8);
});

test("it goes clockwise from the foot of the left side", () => {
  const { places } = ring(LONG, { width: 900, height: 600 });
  const [start, next] = places;

  expect(start?.x).toBeLessThan(100);
  expect(start?.y).toBeGreaterThan(500);
  expect(next?.y).toBeLessThan(start?.y ?? 0);
  expect(places[30]?.y).toBeLessThan(100);
  expect(places.at(-1)?.y).toBeGreaterThan(500);
});

test("few squares in a large box are no larger than can be taken in", () => {
  expect(ring(SHORT, { width: 3000, height: 2000 }).size).toBeLessThanOrEqual(LARGEST);
});

test("pawns that share a square stand next to each other, and one beyond the finish stands on it", () => {
  const layout = ring(LONG, { width: 900, height: 600 });
  const six = pawnPlaces([0, 0, 0, 0, 0, 0], layout);
  const gaps = six.flatMap((one, at) => six.slice(0, at).map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
  const [far, on] = pawnPlaces([84, 80], layout);

  expect(Math.min(...gaps)).toBeGreaterThan(layout.size * BESIDE.large);
  expect(Math.hypot((far?.x ?? 0) - (on?.x ?? 0), (far?.y ?? 0) - (on?.y ?? 0))).toBeLessThan(layout.size);
});
