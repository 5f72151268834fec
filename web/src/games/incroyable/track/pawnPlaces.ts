/** Where pawns stand: beside their square, and next to each other where several stand on one. */

import type { Layout, Place } from "./places";

export interface PawnPlace {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

/** How far pawns stand from the middle of their square, and from each other, in squares. */
const ASIDE = 0.5;
const APART = 0.62;
const ROW = 3;

/** `squares` by seat; who is beyond the finish stands on it. */
export function pawnPlaces(squares: readonly number[], { places, size }: Layout, aside = ASIDE): PawnPlace[] {
  const last = places.length - 1;
  const on = squares.map((square) => Math.min(square, last));
  return on.flatMap((square, seat) => {
    const place = places[square];
    if (!place) return [];
    const together = on.flatMap((other, who) => (other === square ? [who] : []));
    return [{ seat, ...placed(place, size, aside, together.indexOf(seat), together.length) }];
  });
}

function placed({ x, y, aside }: Place, size: number, far: number, nth: number, of: number) {
  const row = Math.floor(nth / ROW);
  const inRow = Math.min(ROW, of - row * ROW);
  const along = ((nth % ROW) - (inRow - 1) / 2) * APART * size;
  const out = (far - row * APART) * size;
  const [dx, dy] = aside;
  return { x: x + dx * out - dy * along, y: y + dy * out + dx * along };
}
