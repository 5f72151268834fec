/** As many points as are wanted, in strokes of 40 that wind over all of a slate. */

import { encodeStroke } from "../board/stroke";

const EACH = 40;

export function scribbles(points: number): string[] {
  return Array.from({ length: Math.ceil(points / EACH) }, (_, line) =>
    encodeStroke(
      Array.from({ length: EACH }, (_, at) => ({
        x: 150 + ((line * 293 + at * 61) % 2700),
        y: 150 + Math.round((((line * 37) % 100) / 100) * 3600 + 90 * (at % 3)),
        pressure: (line + at) % 64,
      })),
    ),
  );
}
