/**
 * A stroke as it is seen: the outline of its chalk as an SVG path, in whole units of the slate. The same stroke has the
 * same outline on every screen, whatever its size, its pixels or its arithmetic in the last digits.
 */

import { getStroke } from "perfect-freehand";

import { PRESSURES } from "../../../wire/generated";
import { decodeStroke, type StrokePoint } from "../../stroke";
import { curve, type Sample } from "./curve";
import { CHALK } from "../slateLook";

/** Strokes whose outlines are kept at hand: more than lie on six full slates. */
const REMEMBERED = 4096;

/** How much narrower it is where it is pressed less. */
const THINNING = 0.5;

const OPTIONS = {
  size: CHALK,
  thinning: THINNING,
  smoothing: 0.4,
  streamline: 0, // the line goes through its points: there the eraser of the rules meets it
  simulatePressure: false,
  last: true,
};

const outlines = new Map<string, string>();

export function strokeOutline(stroke: string): string {
  const known = outlines.get(stroke);
  if (known !== undefined) return known;
  const outline = outlineOf(decodeStroke(stroke));
  if (outlines.size >= REMEMBERED) outlines.delete(outlines.keys().next().value ?? "");
  outlines.set(stroke, outline);
  return outline;
}

/** Of points that are not spelt as a stroke; none of no points. */
export function outlineOf(points: readonly StrokePoint[]): string {
  if (!points.length) return "";
  return closedPath(getStroke(curve(points).map(chalked), OPTIONS));
}

/** The line that a stroke goes along, not its chalk. */
export function linePath(points: readonly { readonly x: number; readonly y: number }[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const on = rest.length ? rest : [first]; // a dot is seen only if it goes somewhere
  return `M${first.x} ${first.y}L${on.map(({ x, y }) => `${x} ${y}`).join(" ")}`;
}

/** At one point, as the outline will have it. */
export function chalkWidth(point: Sample): number {
  return 2 * CHALK * (0.5 - THINNING * (0.5 - chalked(point)[2]));
}

/** Where nothing measured the pressure it is middling; and chalk skips a little, here more and there less. */
function chalked({ x, y, pressure }: Sample): [number, number, number] {
  const pressed = pressure > 0 ? pressure / (PRESSURES - 1) : 0.5;
  return [x, y, Math.min(1, Math.max(0, pressed + unevenness(Math.round(x / 16), Math.round(y / 16))))];
}

/** From -0.14 to 0.14, always the same at one place of the slate. */
function unevenness(x: number, y: number): number {
  const mixed = Math.imul(Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b), 0xc2b2ae35);
  return ((mixed >>> 16) / 0xffff - 0.5) * 0.28;
}

/** Rounded off at every corner, from the middle of one side to the middle of the next; steps are shorter to spell than places. */
function closedPath(corners: readonly (readonly number[])[]): string {
  const at = corners.map(([x = 0, y = 0]) => [Math.round(x), Math.round(y)] as const);
  const middle = (one: number): readonly [number, number] => {
    const [ax, ay] = at[one % at.length] ?? [0, 0];
    const [bx, by] = at[(one + 1) % at.length] ?? [0, 0];
    return [(ax + bx) >> 1, (ay + by) >> 1];
  };
  let [x, y] = middle(0);
  let path = `M${x} ${y}`;
  for (let one = 1; one <= at.length; one += 1) {
    const [cornerX, cornerY] = at[one % at.length] ?? [0, 0];
    const [toX, toY] = middle(one);
    path += `q${cornerX - x} ${cornerY - y} ${toX - x} ${toY - y}`;
    [x, y] = [toX, toY];
  }
  return `${path}Z`;
}
