/** The 28 tiles as they are printed on the pad: a triangle, one 1, two 2s, down to seven 7s. */

import type { Colour, Tile } from "../types";

export function numberOf(tile: Tile): number {
  return Number(tile[0]);
}

export function colourOf(tile: Tile): Colour {
  return tile.slice(2) as Colour;
}

/** A place on the triangle: the nth of its kind stands for having at least n of it. */
export interface Spot {
  readonly tile: Tile;
  /** From 1. */
  readonly nth: number;
  readonly of: number;
  /** Among all 28. */
  readonly at: number;
}

const PRINTED: readonly (readonly [Tile, number])[] = [
  ["1_green", 1],
  ["2_yellow", 2],
  ["3_black", 3],
  ["4_brown", 4],
  ["5_red", 4],
  ["5_black", 1],
  ["6_green", 3],
  ["6_pink", 3],
  ["7_blue", 4],
  ["7_yellow", 2],
  ["7_pink", 1],
];

export const SPOTS: readonly Spot[] = PRINTED.flatMap(([tile, of]) =>
  Array.from({ length: of }, (_, at) => ({ tile, nth: at + 1, of })),
).map((spot, at) => ({ ...spot, at }));

/** Row by row, the 1 on top. */
export const ROWS: readonly (readonly Spot[])[] = [1, 2, 3, 4, 5, 6, 7].map((number) =>
  SPOTS.filter(({ tile }) => numberOf(tile) === number),
);

export const COLOURS: readonly Colour[] = ["green", "yellow", "black", "brown", "red", "pink", "blue"];

/** Where an arrow leads from a place: along its row, or to the place above or below. */
export function neighbour(at: number, key: string): number {
  const row = ROWS.findIndex((spots) => spots.some((spot) => spot.at === at));
  const spots = ROWS[row] ?? [];
  const column = spots.findIndex((spot) => spot.at === at);
  const within = (line: readonly Spot[] | undefined, place: number) =>
    line?.[Math.max(0, Math.min(place, line.length - 1))]?.at ?? at;
  switch (key) {
    case "ArrowLeft":
      return within(spots, column - 1);
    case "ArrowRight":
      return within(spots, column + 1);
    case "ArrowUp":
      return within(ROWS[row - 1] ?? spots, ROWS[row - 1] ? column : 0);
    case "ArrowDown":
      return within(ROWS[row + 1] ?? spots, ROWS[row + 1] ? column : spots.length);
    case "Home":
      return within(spots, 0);
    case "End":
      return within(spots, spots.length);
    default:
      return at;
  }
}
