/** Of several that are written alike. */
export function longestAmong(cards: readonly { readonly word: string }[]): number {
  return longestPart(cards.map(({ word }) => word).join(" "));
}

/**
 * How long the longest part of a text is that cannot be broken, in letters as wide as an n, which are 0.6 em at the most:
 * its type is as small as that needs.
 */
export function longestPart(text: string): number {
  return Math.max(1, ...text.split(/[\s-]+/).map(width));
}

const NARROW = /[fijlrt’]/g;
const WIDE = /[mwœæA-Z]/g;

function width(part: string): number {
  const count = (letters: RegExp) => part.match(letters)?.length ?? 0;
  return part.length - 0.35 * count(NARROW) + 0.6 * count(WIDE);
}
