/**
 * Where the squares lie, for any number of them and any box: round its edge where something stands in the middle, or
 * winding through it row by row where the track has it to itself.
 */

export interface Place {
  readonly x: number;
  readonly y: number;
  /** How far the square is turned, in degrees. */
  readonly turn: number;
  /** Which way pawns stand aside, so that the square is still seen: a vector of length 1. */
  readonly aside: readonly [number, number];
}

export interface Layout {
  readonly places: readonly Place[];
  /** Of a square, from edge to edge. */
  readonly size: number;
  /** How much of the box the track takes at every edge, with the pawns beside it. */
  readonly band: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** On a page squares are no larger than this, however few there are. */
export const LARGEST = 46;
/** So many squares would lie between the finish and the start, the other way. */
const OPEN = 2.2;
/** From one square to the next, measured in squares. */
const STRIDE = 1.1;
/** And in rows, where the way from one to the next has to be seen. */
const ROW_STRIDE = 1.22;
/** How far the track winds from side to side, in squares, and how often. */
const SWAY = 0.13;
const WAVES = 16;
/** How round the corners are, in squares. */
const BEND = 1.5;

/** Clockwise from the foot of the left side; no square is larger than `largest`. */
export function ring(squares: number, box: Box, largest = LARGEST): Layout {
  const size = ringSize(squares, box, largest);
  const edge = size * (0.5 + SWAY) + 1;
  const line = edgeLine(box, edge, size * BEND);
  const step = line.length / (squares - 1 + OPEN);
  const places = Array.from({ length: squares }, (_, nth) => {
    const at = nth * step;
    const { x, y, angle } = line.at(at);
    const sway = size * SWAY * Math.sin((2 * Math.PI * WAVES * at) / line.length);
    const aside = [Math.cos(angle), Math.sin(angle)] as const;
    return { x: x + sway * aside[0], y: y + sway * aside[1], turn: (angle * 180) / Math.PI, aside };
  });
  return { places, size, band: size * (1.4 + 2 * SWAY) + 1 };
}

/** As large as they can be without touching: the larger they are, the shorter is the line on which they lie. */
function ringSize(squares: number, box: Box, largest: number): number {
  let [small, large] = [0, largest];
  for (let tries = 0; tries < 24; tries += 1) {
    const size = (small + large) / 2;
    const { length } = edgeLine(box, size * (0.5 + SWAY) + 1, size * BEND);
    if (length / (squares - 1 + OPEN) >= size * STRIDE) small = size;
    else large = size;
  }
  return small;
}

interface EdgeLine {
  readonly length: number;
  /** The angle points to the middle. */
  at(distance: number): { readonly x: number; readonly y: number; readonly angle: number };
}

/** A rectangle with round corners, so far from the edge of the box. */
function edgeLine({ width, height }: Box, edge: number, round: number): EdgeLine {
  const [wide, high] = [Math.max(0, width - 2 * edge), Math.max(0, height - 2 * edge)];
  const bend = Math.min(round, wide / 2, high / 2);
  const corner = (Math.PI * bend) / 2;
  const sides = [high - 2 * bend, wide - 2 * bend];
  const [left, top, right, foot] = [edge, edge, width - edge, height - edge];
  const straight = [
    (on: number) => ({ x: left, y: foot - bend - on, angle: 0 }),
    (on: number) => ({ x: left + bend + on, y: top, angle: Math.PI / 2 }),
    (on: number) => ({ x: right, y: top + bend + on, angle: Math.PI }),
    (on: number) => ({ x: right - bend - on, y: foot, angle: Math.PI * 1.5 }),
  ];
  const centres = [
    [left + bend, top + bend],
    [right - bend, top + bend],
    [right - bend, foot - bend],
    [left + bend, foot - bend],
  ];
  return {
    length: 2 * (sides[0] ?? 0) + 2 * (sides[1] ?? 0) + 4 * corner,
    at(distance) {
      let on = distance;
      for (let side = 0; side < 4; side += 1) {
        const long = sides[side % 2] ?? 0;
        if (on <= long) return straight[side]?.(on) ?? { x: 0, y: 0, angle: 0 };
        on -= long;
        if (on <= corner || side === 3) {
          const angle = (side * Math.PI) / 2 + (bend ? on / bend : 0);
          const [x = 0, y = 0] = centres[side] ?? [];
          return { x: x - bend * Math.cos(angle), y: y - bend * Math.sin(angle), angle };
        }
        on -= corner;
      }
      return { x: 0, y: 0, angle: 0 };
    },
  };
}

/** From the foot upwards, to the right and back to the left: as large as the box allows. */
export function winding(squares: number, { width, height }: Box): Layout {
  const sizes = Array.from({ length: squares }, (_, nth) => {
    const columns = nth + 1;
    const rows = Math.ceil(squares / columns);
    return { columns, rows, pitch: Math.min(width / columns, height / rows, LARGEST * ROW_STRIDE) };
  });
  const { columns, rows, pitch } = sizes.reduce((best, one) => (one.pitch > best.pitch ? one : best));
  const [left, top] = [(width - columns * pitch) / 2, (height - rows * pitch) / 2];
  const places = Array.from({ length: squares }, (_, nth) => {
    const row = Math.floor(nth / columns);
    const along = row % 2 ? columns - 1 - (nth % columns) : nth % columns;
    const [x, y] = [left + (along + 0.5) * pitch, top + (rows - row - 0.5) * pitch];
    return { x, y, turn: 0, aside: [0, -1] as const };
  });
  return { places, size: pitch / ROW_STRIDE, band: 0 };
}
