/** The 28 tiles as they are printed on the pad: a triangle, one 1, two 2s, down to seven 7s. */

import { COPIES } from "../constants.generated";
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

/** In this order: a pad that was marked is kept by the places of its tiles. */
const PRINTED: readonly Tile[] = [
  "1_green",
  "2_yellow",
  "3_black",
  "4_brown",
  "5_red",
  "5_black",
  "6_green",
  "6_pink",
  "7_blue",
  "7_yellow",
  "7_pink",
];

export const SPOTS: readonly Spot[] = PRINTED.flatMap((tile) =>
  Array.from({ length: COPIES[tile] }, (_, at) => ({ tile, nth: at + 1, of: COPIES[tile] })),
).map((spot, at) => ({ ...spot, at }));

/** Row by row, the 1 on top. */
export const ROWS: readonly (readonly Spot[])[] = [...new Set(PRINTED.map(numberOf))].map((number) =>
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
