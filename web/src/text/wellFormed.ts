/** Text whose every letter is whole: half of one, as an app or a careless cut may leave, is read by no server. */

export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
