/** Letters as people see them: an accent, a flag or a family of emoji is one, however many code points it takes. */

export function graphemes(text: string): string[] {
  // Older browsers know code points only.
  if (typeof Intl.Segmenter !== "function") return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

export function firstGrapheme(text: string): string {
  return graphemes(text)[0] ?? "";
}

/** As many whole letters as fit into so many code points; of a first one that alone is longer, its beginning. */
export function cut(text: string, most: number): string {
  const points = Array.from(text);
  if (points.length <= most) return text;
  let length = 0;
  const whole = graphemes(text).filter((one) => (length += Array.from(one).length) <= most);
  return whole.join("") || points.slice(0, most).join("");
}
