/** A text as a voice should get it: what is set for the eye makes voices stumble. */

/** « 1 200 » with any of the spaces that people set there. A year has four figures in a row and is none. */
const GROUPED = /(?<!\d)\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?!\d)/g;
const QUOTES = /[«»“”„"]/g;
const SPACES = /\s+/g;

/** Numbers without gaps, which are else read as two; no quotes, which some voices name; ordinary spaces. */
export function spoken(text: string): string {
  const joined = text.replace(GROUPED, (number) => number.replace(SPACES, ""));
  return joined.replace(QUOTES, " ").replace(SPACES, " ").trim();
}
