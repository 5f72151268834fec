import { describe, expect, test } from "vitest";

import { layOut, type Box, type ScreenLayout } from "./screenLayout";

const SIZES = [
  [1280, 800],
  [1920, 1080],
  [3840, 2160],
  [2560, 1080],
  [1024, 1366],
] as const;
const COMPANIES = [0, 1, 2, 3, 4, 5, 6];

function named({ title, sentence, pass, middle, news, controls, seats }: ScreenLayout): [string, Box][] {
  const around = seats.flatMap(({ face, card, laid }, seat): [string, Box][] => [
    [`face ${seat}`, face],
    [`card ${seat}`, card],
    [`laid ${seat}`, laid],
  ]);
  return [...Object.entries({ title, sentence, pass, middle, news, controls }), ...around];
}

function overlap(one: Box, other: Box): boolean {
  const apart =
    one.left + one.width <= other.left ||
    other.left + other.width <= one.left ||
    one.top + one.height <= other.top ||
    other.top + other.height <= one.top;
  return !apart;
}

function within(box: Box, { width, height }: ScreenLayout): boolean {
  return box.left >= 0 && box.top >= 0 && box.left + box.width <= width && box.top + box.height <= height;
}

function faultsOf(layout: ScreenLayout): string[] {
  const boxes = named(layout);
  return boxes.flatMap(([name, box], at) => [
    ...(within(box, layout) ? [] : [`${name} is off the screen`]),
    ...boxes.slice(at + 1).flatMap(([other, there]) => (overlap(box, there) ? [`${name} over ${other}`] : [])),
  ]);
}

function area({ width, height }: Box): number {
  return width * height;
}

describe.each(SIZES)("at %d × %d", (wide, high) => {
  test.each(COMPANIES)("with %d seats nothing overlaps and nothing is off the screen", (seats) => {
    expect(faultsOf(layOut(seats, wide, high))).toEqual([]);
  });

  test("where the middle has all of it, nothing overlaps, and there is far more of it than among six", () => {
    const large = layOut(0, wide, high, true);

    expect(faultsOf(large)).toEqual([]);
    expect(area(large.middle)).toBeGreaterThan(1.3 * area(layOut(6, wide, high).middle));
  });

  test("and it stands in the middle of the screen, below the lamp", () => {
    const { middle, width } = layOut(0, wide, high, true);

    expect(middle.left + middle.width / 2).toBeCloseTo(width / 2);
  });

  test.each(COMPANIES)("with %d seats what is held up covers no name, no sentence and nobody else", (seats) => {
    const layout = layOut(seats, wide, high);
    const faults = layout.seats.flatMap(({ raised }, seat) => {
      const others = named(layout).filter(([name]) => name !== `face ${seat}`);
      const held = layout.seats.flatMap((one, at): [string, Box][] =>
        at === seat ? [] : [[`raised ${at}`, one.raised]],
      );
      return [...others, ...held].flatMap(([name, box]) =>
        overlap(raised, box) ? [`raised ${seat} over ${name}`] : [],
      );
    });

    expect(faults).toEqual([]);
  });

  test.each(COMPANIES)("with %d seats the game has the room that it was promised", (seats) => {
    const { middle } = layOut(seats, wide, high);

    expect(middle.width).toBeGreaterThanOrEqual(1250);
    expect(middle.height).toBeGreaterThanOrEqual(360);
  });
});

test("a larger screen of the same shape shows the same, larger", () => {
  const [hall, home] = [layOut(6, 3840, 2160), layOut(6, 1920, 1080)];

  expect(hall).toEqual({ ...home, unit: 2 });
});

test("seats stand in an arc, the same to the left and to the right", () => {
  const { seats, width } = layOut(5, 1920, 1080);
  const tops = seats.map(({ face }) => face.top);

  expect(tops[0]).toBeGreaterThan(tops[1] ?? 0);
  expect(tops[1]).toBeGreaterThan(tops[2] ?? 0);
  expect([...tops].reverse().map(Math.round)).toEqual(tops.map(Math.round));
  expect((seats[0]?.face.left ?? 0) + (seats[4]?.face.left ?? 0) + (seats[0]?.face.width ?? 0)).toBeCloseTo(width);
});

test("on a very small screen one scrolls rather than reads nothing", () => {
  expect(layOut(4, 390, 844)).toMatchObject({ unit: 0.5, width: 1920 });
});
