/**
 * The five families, cut from paper in a few tones. Each has a colour and a shape of its own, and they differ in
 * lightness too, so that they are told apart without colour. Everything lies in a square of 64.
 */

import type { Family } from "../types";

/** On paper it is drawn in its colour; on a token, light on a ground of its colour. */
export type Ground = "paper" | "token";

/** A tone, and what is filled with it; with a width, what is drawn in it. */
export type Layer = readonly [tone: string, path: string, width?: number];

export interface FamilyLook {
  /** Words and numbers on paper. */
  readonly ink: string;
  /** What a token is made of. */
  readonly body: string;
  /** What lies behind the drawing on a card. */
  readonly tint: string;
  /** The edge of a token, and of what lies behind the drawing. */
  readonly shape: string;
  readonly layers: readonly Layer[];
  readonly tones: Readonly<Record<Ground, Readonly<Record<string, string>>>>;
}

export const FAMILIES: Readonly<Record<Family, FamilyLook>> = {
  requin: {
    ink: "#12486f",
    body: "#1b6298",
    tint: "#dcecf6",
    shape: "M10 6Q32 0 54 6Q61 30 55 50Q49 60 43.5 53Q38 62 32 54Q26 62 20.5 53Q15 60 9 50Q3 30 10 6Z",
    layers: [
      [
        "skin",
        "M62 33Q54 20 41 19L35 3Q27 10 26 20Q16 23 11 29L2 14Q1 26 6 33L1 47Q9 45 14 38Q21 46 29 48L24 60Q35 57 39 49Q55 46 62 33Z",
      ],
      ["belly", "M14 38Q26 41 40 38Q52 38 60 36Q53 47 39 49Q24 49 14 38Z"],
      ["mouth", "M41 40L45 44.5L48 39.5L51.5 43L54 38.5L56.5 40.5L59 36.5Q50 36 41 40Z"],
      ["white", "M43 39.8L45 43L47 39.3ZM49.8 39L51.6 41.6L53 38.6Z"],
      ["gill", "M31 27q-3 4-1 8M27 28q-3 4-1 7", 1.8],
      ["white", "M43.8 28.5a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0Z"],
      ["mouth", "M46.7 29a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0Z"],
      ["mouth", "M43.5 25.5L51 24.5", 2.4],
    ],
    tones: {
      paper: { skin: "#2f7fb8", belly: "#e8f3fa", mouth: "#12324a", gill: "#12486f", white: "#ffffff" },
      token: { skin: "#cfe9fa", belly: "#ffffff", mouth: "#12324a", gill: "#3f7ba6", white: "#ffffff" },
    },
  },
  comete: {
    ink: "#90350a",
    body: "#d9591d",
    tint: "#fce6d6",
    shape: "M32 2Q61 3 62 32Q61 61 32 62Q3 61 2 32Q3 3 32 2Z",
    layers: [
      ["tail", "M34 10Q18 20 2 42Q14 37 22 35Q12 46 6 61Q20 53 29 46Q26 54 27 62Q46 50 56 30Z"],
      ["flame", "M33 16Q18 28 10 39Q22 32 28 31Q20 42 14 53Q28 44 36 36Z"],
      ["head", "M43 3Q60 3 61 20Q61 37 44 38Q27 37 27 20Q28 4 43 3Z"],
      ["shade", "M43 3Q60 3 61 20Q61 37 44 38Q57 27 52 12Q49 5 43 3Z"],
      ["hole", "M34 15a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM42.6 28a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0Z"],
    ],
    tones: {
      paper: { tail: "#f3a94a", flame: "#d4601f", head: "#d2551a", shade: "#a83f0c", hole: "#ffd9a0" },
      token: { tail: "#ffcf7d", flame: "#f29a3a", head: "#fff8e8", shade: "#fbd3a0", hole: "#f5c184" },
    },
  },
  etoile: {
    ink: "#765000",
    body: "#f0b026",
    tint: "#fcf1d0",
    shape: "M32 1Q36 1 39 4L61 22Q63 25 62 28L53 56Q51 61 46 61L18 61Q13 61 11 56L2 28Q1 25 3 22L25 4Q28 1 32 1Z",
    layers: [
      ["edge", "M32 5L40 22L59 25L45 38L49 57L32 47.5L15 57L19 38L5 25L24 22Z", 7],
      ["star", "M32 5L40 22L59 25L45 38L49 57L32 47.5L15 57L19 38L5 25L24 22Z"],
      ["facet", "M5 25L32 35L19 38ZM15 57L32 35L32 47.5ZM49 57L32 35L45 38ZM59 25L32 35L40 22Z"],
      ["glint", "M32 5L32 35L24 22Z"],
    ],
    tones: {
      paper: { edge: "#946200", star: "#f6bf3c", facet: "#d6930f", glint: "#ffeaa8" },
      token: { edge: "#6b4700", star: "#fffbea", facet: "#e9c25a", glint: "#e9c25a" },
    },
  },
  eclair: {
    ink: "#43258c",
    body: "#552fae",
    tint: "#e9e1f8",
    shape: "M32 0Q36 1 38 4L61 29Q63 32 61 35L38 60Q32 66 26 60L3 35Q1 32 3 29L26 4Q28 1 32 0Z",
    layers: [
      ["bolt", "M39 1L9 36Q8 39 11 39L27 38L19 60Q19 64 22 62L55 25Q56 22 53 22L37 23L43 3Q42 0 39 1Z"],
      ["glow", "M39 1L9 36Q8 39 11 39L27 38L33 28L22 29Z"],
    ],
    tones: {
      paper: { bolt: "#6b43c4", glow: "#8f6ae0" },
      token: { bolt: "#ffe27a", glow: "#fff8d6" },
    },
  },
  trefle: {
    ink: "#1a5a33",
    body: "#237a41",
    tint: "#ddf0e0",
    shape: "M12 3Q32 7 52 3Q61 3 61 12Q57 32 61 52Q61 61 52 61Q32 57 12 61Q3 61 3 52Q7 32 3 12Q3 3 12 3Z",
    layers: [
      ["stem", "M31 32Q33 48 41 62L47 59Q38 48 36 32Z"],
      [
        "leaf",
        "M32 33Q17 25 18 14Q19 5 27 6Q31 7 32 11Q33 7 37 6Q45 5 46 14Q47 25 32 33ZM32 33Q30.2 49.9 19.6 53.1Q10.9 55.5 8.8 47.8Q8.3 43.7 11.6 41.2Q7.5 41.8 5.1 38.5Q1.2 31.4 9.1 27.1Q19 22.1 32 33ZM32 33Q45 22.1 54.9 27.1Q62.8 31.4 58.9 38.5Q56.5 41.8 52.4 41.2Q55.7 43.7 55.2 47.8Q53.1 55.5 44.4 53.1Q33.8 49.9 32 33Z",
      ],
      [
        "vein",
        "M32 30V16M32 24L27 19M32 24L37 19M29.2 34.1L16.2 39.4M23.7 36.4L20.9 42.9M23.7 36.4L17.1 33.6M34.8 34.1L47.8 39.4M40.3 36.4L46.9 33.6M40.3 36.4L43.1 42.9",
        2.2,
      ],
      ["heart", "M28.5 33a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z"],
    ],
    tones: {
      paper: { stem: "#1a5a33", leaf: "#338a4c", vein: "#d4efcf", heart: "#1a5a33" },
      token: { stem: "#d6f5cc", leaf: "#d6f5cc", vein: "#237a41", heart: "#1a5a33" },
    },
  },
};
