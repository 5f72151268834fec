/** The features that all characters share: eyes, brows and cheeks, by mood. */

import type { Figure } from "./figure";
import { dot, INK, oval, PAPER, ROSE, type Layer } from "./layers";
import type { Mood } from "./moods";

/** Which way it looks, in parts of an eye. */
const GAZE: Readonly<Record<Mood, readonly [x: number, y: number]>> = {
  calm: [0.09, 0.06],
  thinking: [0.24, -0.3],
  asked: [0, 0.03],
  out: [-0.05, 0.29],
  away: [0, 0],
  glad: [0.04, -0.08],
  sorry: [-0.05, 0.24],
  winning: [0, 0],
};

/** Of each brow, how far it is moved and how it slants. */
const BROWS: Readonly<Record<Mood, readonly [left: number, slant: number, right: number, slant: number]>> = {
  calm: [0, -1.2, -1, -1.2],
  thinking: [1, 1.5, -8, -1],
  asked: [-6, -1.5, -6, -1.5],
  out: [4, -4, 4, -4],
  away: [0, 0, 0, 0],
  glad: [-4, -1.5, -4, -1.5],
  sorry: [-1, -5, -1, -5],
  winning: [-5, -1, -5, -1],
};

/** The house eye: a paper disc, an ink pupil, one speck of lamp. */
export function eyes({ eyes: place, lid, white = PAPER }: Figure, mood: Mood): Layer[] {
  return [-1, 1].flatMap((side) => {
    const grown = mood === "asked" ? 1.12 : 1;
    const size = place.size * grown * (side > 0 ? (place.odd ?? 1) : 1);
    const [x, y] = [place.x + side * place.apart, place.y];
    const disc: Layer = [white, dot(x, y, size)];
    if (mood === "winning") {
      const laugh = `M${x - size * 0.72} ${y + size * 0.3}Q${x} ${y - size * 0.85} ${x + size * 0.72} ${y + size * 0.3}`;
      return [disc, [INK, laugh, 4.2]] satisfies Layer[];
    }
    const pupil = size * 0.56;
    const [px, py] = [x + GAZE[mood][0] * size, y + GAZE[mood][1] * size];
    const open: Layer[] = [
      disc,
      [INK, dot(px, py, pupil)],
      ["#fff", dot(px + pupil * 0.34, py - pupil * 0.36, pupil * 0.3)],
    ];
    if (mood !== "out") return open;
    const [from, to, r] = [x - size - 0.6, x + size + 0.6, size + 0.6];
    return [
      ...open,
      [lid, `M${from} ${y + 0.5}A${r} ${r} 0 0 1 ${to} ${y + 0.5}Z`],
      [INK, `M${from} ${y + 0.5}H${to}`, 3],
    ];
  });
}

/** They carry the temper, so they are drawn last, even over the brim of a hat. */
export function brows({ eyes: place, brows: drawn, ink = INK }: Figure, mood: Mood): Layer[] {
  const half = (drawn.reach ?? 1) * place.size * 0.7;
  const [left, leftSlant, right, rightSlant] = BROWS[mood];
  const brow = (side: number, moved: number, slant: number): Layer => {
    const [x, y] = [place.x + side * place.apart, drawn.y + moved];
    const path = `M${x - side * half} ${y + slant}Q${x} ${y - 4} ${x + side * half} ${y - slant}`;
    return [drawn.colour ?? ink, path, drawn.width ?? 3.8];
  };
  return [brow(-1, left, leftSlant), brow(1, right, rightSlant)];
}

export function cheeks({ eyes: { x, y, apart, size }, mouth, pale }: Figure): Layer[] {
  if (pale) return [];
  const height = Math.min(y + size + 6, (mouth.y + y) / 2 + 4) + 2;
  return [-1, 1].map((side) => [`${ROSE}80`, oval(x + side * (apart + size * 0.75), height, 6, 4.2)]);
}
