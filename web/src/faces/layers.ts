/** Cut paper: flat shapes laid upon each other, on a canvas of 128 with the feet on y = 120. */

/** A colour, and what is filled with it; with a width, what is drawn in it. */
export type Layer = readonly [colour: string, path: string, width?: number];

export const INK = "#1f2430";
export const PAPER = "#fffdf8";
export const BRASS = "#e2a92f";
export const ROSE = "#e8836f";
/** Inside of a mouth, and the tongue in it. */
export const GULLET = "#4a1420";
export const TONGUE = "#ef7d74";

const MIDDLE = 64;

export function dot(x: number, y: number, r: number): string {
  return oval(x, y, r, r);
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** A shape and the same on the other side; only paths whose coordinates are absolute pairs can be turned over. */
export function both(colour: string, path: string): readonly [Layer, Layer] {
  let across = false;
  const turned = path.replace(/-?[\d.]+/g, (number) => {
    across = !across;
    return across ? ` ${2 * MIDDLE - Number(number)}` : ` ${number}`;
  });
  return [
    [colour, path],
    [colour, turned],
  ];
}
