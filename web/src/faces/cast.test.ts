import { expect, test } from "vitest";

import { FACES } from "../wire/generated";
import { CAST, figureOf } from "./cast";
import { brows, cheeks, eyes } from "./features";
import { both, type Layer } from "./layers";
import { MOODS } from "./moods";
import { mouth } from "./mouths";

function paths(layers: readonly Layer[]): string[] {
  return layers.map(([, path]) => path);
}

test("everybody whom the table knows can be drawn, and nobody else", () => {
  expect(Object.keys(CAST).sort()).toEqual([...FACES].sort());
});

test("there are faces enough for a long evening, each with a body of its own", () => {
  const bodies = Object.values(CAST).map(({ back = [], body, wears }) => paths([...back, ...body, ...wears]).join());

  expect(bodies.length).toBeGreaterThanOrEqual(24);
  expect(new Set(bodies).size).toBe(bodies.length);
});

test.each(Object.entries(CAST))("every mood of %s can be drawn", (_, figure) => {
  for (const mood of MOODS) {
    const drawn = [...eyes(figure, mood), ...brows(figure, mood), ...mouth(figure, mood), ...cheeks(figure)];

    expect(paths(drawn).join()).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test("moods are told apart by the features alone", () => {
  for (const figure of Object.values(CAST)) {
    const seen = MOODS.filter((mood) => mood !== "away").map((mood) =>
      paths([...eyes(figure, mood), ...brows(figure, mood), ...mouth(figure, mood)]).join(),
    );

    expect(new Set(seen).size).toBe(seen.length);
  }
});

test.each(["", "nobody", "__proto__", "constructor", "toString", "<svg onload=alert(1)>", "x".repeat(100_000)])(
  "a face that does not exist is somebody, by a number",
  (name) => {
    const everybody = Object.values(CAST);

    expect(everybody).toContain(figureOf(name, 0));
    expect(figureOf(name, 1)).not.toBe(figureOf(name, 0));
    for (const number of [-3, 2.5, 1e9, NaN, Infinity]) expect(everybody).toContain(figureOf(name, number));
  },
);

test("what is drawn on one side is drawn on the other", () => {
  expect(both("red", "M21 12Q64-30 81.5 36Z")[1]).toEqual(["red", "M 107  12Q 64 -30  46.5  36Z"]);
});
