/** Where the stepping stones lie in the water, and where pawns are: on one, or beside it. */

export interface Spot {
  /** In hundredths of the box. */
  readonly x: number;
  readonly y: number;
}

/** One for each stake. */
export const STONES: readonly Spot[] = [
  { x: 11, y: 56 },
  { x: 30, y: 42 },
  { x: 50, y: 56 },
  { x: 70, y: 42 },
  { x: 89, y: 56 },
];

/** Somebody at a stone; how far from its middle is measured in stones. */
export interface PawnSpot extends Spot {
  readonly seat: number;
  readonly dx: number;
  readonly dy: number;
  /** In the water. */
  readonly wet: boolean;
}

const ROW = 3;
const ALONG = 0.38;
/** To the feet of those on a stone, and to whoever stands behind them. */
const ABOVE = -0.4;
const BEHIND = -0.34;
/** To those in the water, and to whoever swims before them. */
const BELOW = 0.52;
const BEFORE = 0.24;

/** Everybody but the questioner, by seat: so that each moves from where they were. */
export function pawnSpots(
  at: number,
  standing: readonly number[],
  fallen: readonly { readonly seat: number; readonly at: number }[],
): PawnSpot[] {
  const dry = standing.map((seat, nth) => ({ seat, wet: false, ...spot(at, nth, standing.length, ABOVE, BEHIND) }));
  const wet = fallen.map(({ seat, at: from }) => {
    const beside = fallen.filter((one) => one.at === from);
    const nth = beside.findIndex((one) => one.seat === seat);
    return { seat, wet: true, ...spot(from, nth, beside.length, BELOW, BEFORE) };
  });
  return [...dry, ...wet].sort((one, other) => one.seat - other.seat);
}

/** In rows of three. */
function spot(at: number, nth: number, of: number, first: number, next: number) {
  const row = Math.floor(nth / ROW);
  const inRow = Math.min(ROW, of - row * ROW);
  const { x, y } = STONES[at] ?? { x: 0, y: 0 };
  return { x, y, dx: ((nth % ROW) - (inRow - 1) / 2) * ALONG, dy: first + row * next };
}
