/** Where a stamp would come to lie, to be seen before it is put down: what it leaves on the slate, the rules work out. */

import { SLATE } from "../../../wire/generated";
import { decodeStroke, type StrokePoint } from "../../stroke";
import type { Stamp } from "../slateActions";
import { WIDE } from "../slateLook";

export type Placed = Omit<Stamp, "type" | "motif">;

/** Directions in which a stamp can lie. */
export const TURNS = 24;

export function placedStamp(strokes: readonly string[], { x, y, size, turn }: Placed): StrokePoint[][] {
  const drawn = strokes.map(decodeStroke);
  const [left, right] = ends(drawn.flat().map((point) => point.x));
  const [top, bottom] = ends(drawn.flat().map((point) => point.y));
  const scale = size / Math.max(right - left, bottom - top, 1);
  const angle = (turn / TURNS) * 2 * Math.PI;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const turned = drawn.map((points) =>
    points.map((point) => {
      const [across, down] = [point.x - (left + right) / 2, point.y - (top + bottom) / 2];
      return { x: across * cos - down * sin, y: across * sin + down * cos };
    }),
  );
  const [toX, toY] = [turned.flat().map((point) => point.x), turned.flat().map((point) => point.y)];
  const [byX, byY] = [kept(toX, x, WIDE), kept(toY, y, SLATE)];
  return turned.map((points) =>
    points.map((point) => ({ x: Math.round(point.x + byX), y: Math.round(point.y + byY), pressure: 0 })),
  );
}

function ends(all: readonly number[]): [number, number] {
  return all.length ? [Math.min(...all), Math.max(...all)] : [0, 0];
}

/** As near to where it is to be as the slate's edge allows. */
function kept(offsets: readonly number[], middle: number, side: number): number {
  const [least, most] = ends(offsets);
  return Math.min(Math.max(middle, -least), side - 1 - most);
}
