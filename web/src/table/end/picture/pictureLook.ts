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
  foot: 850,
  /** By place. */
  tall: [270, 216, 180] as const,
  face: 250,
  /** Of whoever stands on no step, where there is room beside it. */
  small: 120,
} as const;
/** Below the podium, one for each award. */
export const ROW = { high: 112, every: 126 } as const;
export const SCRAPS = ["#f3bb36", "#c93a33", "#2a62c9", "#1b7a50", "#6d45c4", "#f6f1e7"] as const;
