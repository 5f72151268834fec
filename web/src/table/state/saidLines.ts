/** What was said, as many lines of it as are kept. However often somebody reacts, no message goes for it. */

import { LINES_KEPT, REACTIONS_KEPT, type Said } from "../../wire/generated";

export function withLine(said: readonly Said[], line: Said): readonly Said[] {
  const alike = said.filter(({ reaction }) => (reaction === null) === (line.reaction === null));
  const full = alike.length >= (line.reaction === null ? LINES_KEPT : REACTIONS_KEPT);
  return [...(full ? said.filter((other) => other !== alike[0]) : said), line];
}
