/**
 * Where the chairs of a lobby stand. On a wide page the company sits along the far side of the table, as on a stage;
 * on a narrow one the table is seen from above, and whoever looks sits at its near end. Clockwise both times.
 *
 * All of it stands in grids: chairs grow with what is written on their cards, and never lie over each other.
 */

/** Of one chair: which columns it has, and how much lower than the middle of the table's edge it stands. */
export interface StagePlace {
  readonly from: number;
  readonly to: number;
  /** At the table's narrow side, beside what lies on it. */
  readonly beside: boolean;
  /** In hundredths of the scene. */
  readonly drop: number;
  /** In degrees: chairs and place cards follow the edge. */
  readonly tilt: number;
}

/** Columns of the stage: each number of chairs divides what is left between the ends. */
export const COLUMNS = 60;
/** Half as wide as the table is, in columns, and how far its edge is round. */
const HALF = 24;
export const ROUND = 11;
/** By the number of chairs: what the two at the ends have, and what is left free there where nobody sits beside. */
const ENDS = [0, 0, 0, 0, 0, 9, 10] as const;
const MARGINS = [0, 20, 8, 6, 6, 0, 0] as const;
const BESIDE = 13;
const STEEPEST = 8;

export function stagePlaces(chairs: number): readonly StagePlace[] {
  const end = ENDS[chairs] ?? 0;
  const margin = MARGINS[chairs] ?? 0;
  const inner = end ? chairs - 2 : chairs;
  const wide = (COLUMNS - 2 * (end + margin)) / inner;
  return Array.from({ length: chairs }, (_, at) => {
    const beside = end > 0 && (at === 0 || at === chairs - 1);
    const from = beside ? (at ? COLUMNS - end : 0) : end + margin + wide * (end ? at - 1 : at);
    const to = from + (beside ? end : wide);
    const aside = ((from + to) / 2 - COLUMNS / 2) / HALF;
    const drop = beside ? BESIDE : ROUND * (1 - Math.sqrt(1 - aside ** 2));
    return { from: from + 1, to: to + 1, beside, drop: rounded(drop), tilt: rounded(STEEPEST * aside) };
  });
}

/** Sides of the table as it is seen from above: `high` and `low` where two sit at one side. */
export type RoundPlace = "near" | "left" | "left-low" | "left-high" | "far" | "right" | "right-high" | "right-low";

const AROUND: readonly (readonly RoundPlace[])[] = [
  [],
  ["near"],
  ["near", "far"],
  ["near", "left", "right"],
  ["near", "left", "far", "right"],
  ["near", "left-low", "left-high", "right-high", "right-low"],
  ["near", "left-low", "left-high", "far", "right-high", "right-low"],
];

/** `near`: the chair of whoever looks. */
export function roundPlaces(chairs: number, near: number): readonly RoundPlace[] {
  const around = AROUND[chairs] ?? [];
  return around.map((_, at) => around[(at - near + chairs) % chairs] ?? "near");
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
