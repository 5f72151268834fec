import { describe, expect, test } from "vitest";

import { COPIES } from "../constants.generated";
import { neighbour, ROWS, SPOTS } from "./tiles";

describe("tiles", () => {
  test("there are 28 in seven rows, each as long as its number", () => {
    expect(SPOTS).toHaveLength(28);
    expect(ROWS.map((row) => row.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test("they are those of the box, as the rules have them", () => {
    const ours = SPOTS.filter(({ nth }) => nth === 1).map(({ tile, of }) => [tile, of]);
    expect(Object.fromEntries(ours)).toEqual(COPIES);
  });

  test("arrows stay on the triangle", () => {
    expect(neighbour(0, "ArrowUp")).toBe(0);
    expect(neighbour(0, "ArrowDown")).toBe(1);
    expect(neighbour(1, "ArrowRight")).toBe(2);
    expect(neighbour(2, "ArrowRight")).toBe(2);
    expect(neighbour(2, "ArrowUp")).toBe(0);
    expect(neighbour(27, "ArrowDown")).toBe(27);
    expect(neighbour(27, "Home")).toBe(21);
    expect(neighbour(21, "End")).toBe(27);
  });
});
