/** How the picture of an end looks: the cloth in lamplight, whatever the theme; in pixels. */

export const WIDE = 1080;
export const HIGH = 1350;
export const FONT = '"Atkinson Hyperlegible Next", system-ui, sans-serif';
export const INK = "#1f2430";
export const PAPER = "#fffdf8";
/** From under the lamp to the edge. */
export const CLOTH = [
  [0, "#4f7a67"],
  [0.55, "#2b5f55"],
  [1, "#173a35"],
] as const;
export const PODIUM = {
  width: 300,
  foot: 820,
  /** By place. */
  tall: [270, 216, 180] as const,
  face: 250,
} as const;
