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
export interface Look {
  /** Where the podium stands, and how large a face is on it. */
  readonly foot: number;
  readonly face: number;
  /** Of the rows below it, one for each award. */
  readonly top: number;
  readonly high: number;
  readonly every: number;
}
export const PODIUM = {
  width: 300,
  /** By place. */
  tall: [270, 216, 180] as const,
  /** A face of whoever stands on no step, beside it or below it. */
  small: 120,
  smallest: 84,
} as const;
export const USUAL: Look = { foot: 850, face: 250, top: 886, high: 112, every: 126 };
/** With a line of faces between podium and rows. */
export const WITH_MORE: Look = { foot: 832, face: 238, top: 946, high: 104, every: 113 };
export const SCRAPS = ["#f3bb36", "#c93a33", "#2a62c9", "#1b7a50", "#6d45c4", "#f6f1e7"] as const;
