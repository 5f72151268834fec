/** The mark of a seat in a plot: its shape at some point, in its colour. */

import { SEAT_SHAPES } from "../../icons/seatShapes";

export function markPath(seat: number): string | undefined {
  return SEAT_SHAPES[seat % SEAT_SHAPES.length]?.path;
}

/** As a `transform`. Shapes are drawn on a square of 40. */
export function markAt(x: number, y: number, size: number): string {
  return `translate(${x} ${y}) scale(${size / 40}) translate(-20 -20)`;
}

export function markColour(seat: number): string {
  return `var(--seat-${seat % SEAT_SHAPES.length})`;
}
