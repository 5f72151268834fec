/** A line of a plot whose values stay as they are until the next one. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** As the `d` of a path: along, then up or down, point by point. */
export function stepLine(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => (at ? `H${x}V${y}` : `M${x} ${y}`)).join("");
}

/** As exact as a drawing need be. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
