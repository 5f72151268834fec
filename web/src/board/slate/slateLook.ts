/** What a slate looks like, by day and by night alike: it is a thing, not a page. */

import { SLATE } from "../../wire/generated";

/** Upright, three to four, in its own units. */
export const WIDE = (SLATE * 3) / 4;

/** How wide chalk draws, and the line around what is hidden, in the same units. */
export const CHALK = 38;
export const LOOP = 16;

export const CHALK_WHITE = "#f4efe0";
export const LIT = "#ffd76a";
/** The slate itself, above and below, and between. */
export const PALE = "#2a323c";
export const DARK = "#20262e";
export const GROUND = "#252c35";
