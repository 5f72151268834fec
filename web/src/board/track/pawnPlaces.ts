/** Where pawns stand: beside their square, and next to each other where several stand on one. */

import type { Layout, Place } from "./places";

export interface PawnPlace {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

/** How large pawns are and how far from the middle of their square they stand, in squares. */
export interface PawnLook {
  readonly large: number;
  readonly aside: number;
}
export const BESIDE: PawnLook = { large: 0.88, aside: 0.5 };
/** From each other, in pawns: none over another. */
const APART = 1.02;
const ROW = 3;

/** `squares` by seat; who is beyond the finish stands on it. */
export function pawnPlaces(squares: readonly number[], { places, size }: Layout, look = BESIDE): PawnPlace[] {
  const last = places.length - 1;
  const on = squares.map((square) => Math.min(square, last));
  return on.flatMap((square, seat) => {
    const place = places[square];
    if (!place) return [];
    const together = on.flatMap((other, who) => (other === square ? [who] : []));
    return [{ seat, ...placed(place, size, look, together.indexOf(seat), together.length) }];
  });
}

function placed({ x, y, aside }: Place, size: number, { large, aside: far }: PawnLook, nth: number, of: number) {
  const apart = APART * large * size;
  const row = Math.floor(nth / ROW);
  const inRow = Math.min(ROW, of - row * ROW);
  const along = ((nth % ROW) - (inRow - 1) / 2) * apart;
  const out = far * size - row * apart;
  const [dx, dy] = aside;
  return { x: x + dx * out - dy * along, y: y + dy * out + dx * along };
}
