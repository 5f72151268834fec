/** What a mood adds to a figure, whoever it is. */

import { BRASS, dot, INK, PAPER, type Layer } from "./layers";

/** A bot is wound up: the key is part of the silhouette, no badge over the face. */
export const KEY: readonly Layer[] = [
  ["#a97412", "M98 82L120 78L120 86L98 92Z"],
  [BRASS, "M118 74Q112 56 124 54Q138 54 134 70Q131 78 126 81Q134 82 138 90Q140 106 127 106Q114 104 118 90Z"],
  ["#7a5200", dot(125, 66, 4.5)],
  ["#7a5200", dot(128, 95, 4.5)],
];

export const THOUGHT: readonly Layer[] = [
  [PAPER, dot(103, 29, 4)],
  [PAPER, dot(108, 19, 5.5)],
  [PAPER, "M94-1Q96-14 116-14Q137-14 137-1Q137 13 116 13Q96 13 94-1Z"],
  [INK, dot(105, -1, 3.6)],
  [INK, dot(115.5, -1, 3.6)],
  [INK, dot(126, -1, 3.6)],
];

export const RAYS: readonly Layer[] = [["#f3bb36", "M64-8V-14M98-2L103-9M30-2L25-9", 4.5]];

export const WHITE_FLAG: readonly Layer[] = [
  ["#8a5a32", "M100 121L113 54", 5],
  [PAPER, "M114 47Q122 42 128 48Q133 53 138 50L134 74Q129 78 123 72Q117 67 110 71Z"],
  ["#cfc3ab", "M114 47Q122 42 128 48Q133 53 138 50L134 74Q129 78 123 72Q117 67 110 71Z", 1.5],
];

/** On a foot at y = 0; a figure says where its head is. */
export const CROWN: readonly Layer[] = [
  [PAPER, "M36 2L40-26L54-12L64-34L74-12L88-26L92 2Q64-6 36 2Z"],
  [PAPER, "M36 2L40-26L54-12L64-34L74-12L88-26L92 2Q64-6 36 2Z", 4],
  ["#f3bb36", "M36 2L40-26L54-12L64-34L74-12L88-26L92 2Q64-6 36 2Z"],
  ["#c98a12", "M36 2Q64-6 92 2L91-5Q64-13 37-5Z"],
];

/** A label on the blank back of a figure that is turned over: gone for a cup of something. */
export const BACK_SOON: readonly Layer[] = [
  [PAPER, "M36 54L91 47L95 83L40 90Z"],
  ["#6b5730", "M50 66L74 63Q76 79 65 81Q53 82 50 66Z"],
  ["#6b5730", "M74 66Q83 64 82 71Q80 77 73 76", 3],
  ["#6b5730", "M57 61q-3-3 0-6M66 60q-3-3 0-6", 2.4],
];
