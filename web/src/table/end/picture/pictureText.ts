/** Texts of any length on a canvas: smaller where they are long, then in two rows, and cut only where that is not enough. */

import { graphemes } from "../../../text/graphemes";
import { FONT, WIDE } from "./pictureLook";

export type Brush = CanvasRenderingContext2D;

export interface Type {
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
  readonly align?: CanvasTextAlign;
  /** How wide it may be. */
  readonly most?: number;
  readonly rows?: 1 | 2;
}

/** In one row, and in each of two: so much of its size. */
const ONE_ROW = 0.8;
const SMALLEST = 0.6;

export function text(brush: Brush, said: string, x: number, y: number, type: Type): void {
  const { size, weight, colour, align = "center", most = WIDE - 80, rows = 2 } = type;
  brush.fillStyle = colour;
  brush.textAlign = align;
  const at = (part: number) => (brush.font = `${weight} ${size * part}px ${FONT}`);
  const wide = (shown: string) => brush.measureText(shown).width;
  at(1);
  const part = most / wide(said);
  if (part >= (rows === 1 ? SMALLEST : ONE_ROW)) {
    at(Math.min(1, part));
    brush.fillText(said, x, y);
    return;
  }
  const shown = rows === 1 ? [said] : inTwo(said, wide);
  const small = Math.max(SMALLEST, Math.min(ONE_ROW, most / Math.max(...shown.map(wide))));
  at(small);
  const high = size * small * 1.1;
  // Around the middle of the one row that there would be.
  const first = y - (shown.length - 1) * high * 0.4;
  shown.forEach((row, nth) => brush.fillText(cut(row, most, wide), x, first + nth * high));
}

/** Where both are about as wide: between words if there are any, else between letters. */
function inTwo(said: string, wide: (shown: string) => number): string[] {
  const words = said.split(/(?<=[\s-])/);
  const parts = words.length > 1 ? words : graphemes(said);
  const halves = parts.slice(1).map((_, at) => [parts.slice(0, at + 1).join(""), parts.slice(at + 1).join("")]);
  const widest = (rows: readonly string[]) => Math.max(...rows.map(wide));
  return halves.reduce((best, one) => (widest(one) < widest(best) ? one : best), halves[0] ?? [said]);
}

function cut(row: string, most: number, wide: (shown: string) => number): string {
  let shown = row;
  for (let left = graphemes(row); left.length && wide(shown) > most;) {
    left = left.slice(0, -1);
    shown = `${left.join("")}…`;
  }
  return shown;
}
