/** Mouths: one of its own for each character at ease, and those of the other moods, which all share. */

import type { Figure, MouthAtRest } from "./figure";
import { dot, GULLET, INK, oval, TONGUE, type Layer } from "./layers";
import type { Mood } from "./moods";

const LINE = 3.8;

interface Place {
  readonly x: number;
  readonly y: number;
  /** Half of its width. */
  readonly half: number;
  readonly ink: string;
}

export function mouth(figure: Figure, mood: Mood): Layer[] {
  const { x, y, width, rest } = figure.mouth;
  const place = { x, y, half: width / 2, ink: figure.ink ?? INK };
  const beak = rest === "beak";
  if (mood === "winning" || mood === "glad") return [...laughing(place), ...(figure.teeth ? [upper(place)] : [])];
  if (mood === "asked") return beak ? laughing(place) : [...speaking(place), ...(figure.teeth ? [upper(place)] : [])];
  if (beak) return [];
  if (mood === "out" || mood === "sorry") return [curve(place, 4, -4)];
  const shown = mood === "thinking" ? [pondering(place)] : AT_REST[rest](place);
  return figure.teeth ? [...shown, ...long(place)] : shown;
}

const AT_REST: Readonly<Record<MouthAtRest, (place: Place) => Layer[]>> = {
  smile: (place) => [curve(place, 0, place.half * 0.72 + 2)],
  smirk: ({ x, y, half, ink }) => [
    [ink, `M${x - half} ${y + 1}Q${x + half * 0.3} ${y + 7} ${x + half + 1} ${y - 4}`, LINE],
  ],
  grin: ({ x, y, half, ink }) => [
    [
      "#fff",
      `M${x - half} ${y - 2}Q${x} ${y + 2} ${x + half} ${y - 2}Q${x + half * 0.8} ${y + 9} ${x} ${y + 9}Q${x - half * 0.8} ${y + 9} ${x - half} ${y - 2}Z`,
    ],
    [
      ink,
      `M${x - half} ${y - 2}Q${x} ${y + 2} ${x + half} ${y - 2}Q${x + half * 0.8} ${y + 9} ${x} ${y + 9}Q${x - half * 0.8} ${y + 9} ${x - half} ${y - 2}ZM${x} ${y + 1}V${y + 8}`,
      2.4,
    ],
  ],
  beam: ({ x, y, half }) => [
    [
      GULLET,
      `M${x - half} ${y - 2}Q${x} ${y + 1} ${x + half} ${y - 2}Q${x + half * 0.8} ${y + 9} ${x} ${y + 9}Q${x - half * 0.8} ${y + 9} ${x - half} ${y - 2}Z`,
    ],
    [
      TONGUE,
      `M${x - half * 0.5} ${y + 6}Q${x} ${y + 2} ${x + half * 0.5} ${y + 6}Q${x} ${y + 10} ${x - half * 0.5} ${y + 6}Z`,
    ],
  ],
  muzzle: ({ x, y, half, ink }) => [
    [
      ink,
      `M${x - half} ${y}Q${x - half * 0.5} ${y + 7} ${x} ${y}Q${x + half * 0.5} ${y + 7} ${x + half} ${y}M${x} ${y}V${y - 5}`,
      3.4,
    ],
  ],
  round: ({ x, y, half }) => [
    [GULLET, oval(x, y + 1, half * 0.75, half * 0.85)],
    [TONGUE, oval(x, y + 1 + half * 0.45, half * 0.45, half * 0.28)],
  ],
  grump: (place) => [curve(place, 3, -1)],
  tongue: ({ x, y, half, ink }) => [
    [
      TONGUE,
      `M${x} ${y + 4}L${x + half} ${y + 1}Q${x + half + 1} ${y + 12} ${x + half * 0.5} ${y + 11}Q${x} ${y + 11} ${x} ${y + 4}Z`,
    ],
    [ink, `M${x - half} ${y}Q${x} ${y + 7} ${x + half + 2} ${y - 1}`, LINE],
  ],
  lips: ({ x, y, half }) => [
    [
      "#c23a55",
      `M${x - half} ${y}Q${x - half * 0.4} ${y - 5} ${x} ${y - 2}Q${x + half * 0.4} ${y - 5} ${x + half} ${y}Q${x} ${y + 10} ${x - half} ${y}Z`,
    ],
    ["#7c1c34", `M${x - half} ${y}Q${x} ${y + 3} ${x + half} ${y}`, 2],
  ],
  beak: () => [],
};

function curve({ x, y, half, ink }: Place, ends: number, middle: number): Layer {
  return [ink, `M${x - half} ${y + ends}Q${x} ${y + middle} ${x + half} ${y + ends}`, LINE];
}

function pondering({ x, y, half, ink }: Place): Layer {
  return [ink, `M${x - half * 0.7} ${y + 1}Q${x + half * 0.2} ${y + 3} ${x + half} ${y - 2}`, LINE];
}

function speaking({ x, y, half }: Place): Layer[] {
  const wide = Math.min(half, 14) + 1;
  return [
    [
      GULLET,
      `M${x - wide} ${y - 3}Q${x} ${y} ${x + wide} ${y - 3}Q${x + wide * 0.7} ${y + 9} ${x} ${y + 9}Q${x - wide * 0.7} ${y + 9} ${x - wide} ${y - 3}Z`,
    ],
    [TONGUE, dot(x, y + 5.5, Math.min(wide * 0.4, 3.2))],
  ];
}

function laughing({ x, y, half }: Place): Layer[] {
  const wide = Math.max(half, 8);
  return [
    [
      GULLET,
      `M${x - wide - 3} ${y - 3}Q${x} ${y + 1} ${x + wide + 3} ${y - 3}Q${x + wide} ${y + 12} ${x} ${y + 13}Q${x - wide} ${y + 12} ${x - wide - 3} ${y - 3}Z`,
    ],
    [
      TONGUE,
      `M${x - wide * 0.55} ${y + 9}Q${x} ${y + 3} ${x + wide * 0.55} ${y + 9}Q${x} ${y + 14} ${x - wide * 0.55} ${y + 9}Z`,
    ],
  ];
}

/** The upper teeth of an open mouth. */
function upper({ x, y }: Place): Layer {
  return ["#fff", `M${x - 6} ${y - 1}h12v7q-6 2-12 0Z`];
}

/** The two that a closed mouth does not hide. */
function long({ x, y, ink }: Place): Layer[] {
  const path = `M${x - 6.5} ${y + 4}h6v8q-3 1.5-6 0ZM${x + 0.5} ${y + 4}h6v8q-3 1.5-6 0Z`;
  return [
    ["#fff", path],
    [ink, path, 1.6],
  ];
}
