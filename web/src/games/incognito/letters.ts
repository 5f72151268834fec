/** Of several that are written alike. */
export function longestAmong(cards: readonly { readonly word: string }[]): number {
  return longestPart(cards.map(({ word }) => word).join(" "));
}

/** How many letters the longest part of a text has that cannot be broken: its type is as small as that needs. */
export function longestPart(text: string): number {
  return Math.max(1, ...text.split(/[\s-]+/).map((part) => part.length));
}
