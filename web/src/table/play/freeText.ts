/**
 * What somebody wrote in words, in a note that may be the pad of another game at this table: a pad is kept as JSON, with
 * the words in its `text`.
 */
export function freeText(note: string): string {
  try {
    const pad: unknown = JSON.parse(note);
    return typeof pad === "object" && pad !== null && "text" in pad && typeof pad.text === "string" ? pad.text : note;
  } catch {
    return note;
  }
}
