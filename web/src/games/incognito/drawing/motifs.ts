/** What I can stamp: my word, the doodles of my place, and plain shapes; as far as there are strokes for it. */

import type { Motif } from "../../../board/slate/slateActions";
import { type Incognito, STROKE_LETTERS } from "../../../wire/generated";
import type { Words } from "../../../words/words";
import { FARTHEST_SLATE, MOST_POINTS, MOST_STROKES, SHAPES } from "../constants.generated";

/** With `covered` the word is not told. */
export function motifsOf(
  words: Pick<Words, "say">,
  { word, drawn, doodles }: Incognito.OwnSlate,
  covered: boolean,
): readonly Motif[] {
  const own = { motif: "word", name: covered ? words.say("motif-word") : word, strokes: drawn };
  const around = doodles.map(({ name, strokes }, at) => ({ motif: `doodle_${at + 1}`, name, strokes }));
  const shapes = Object.entries(SHAPES).map(([motif, stroke]) => ({
    motif,
    name: words.say(`motif-${motif}`),
    strokes: [stroke],
  }));
  return [own, ...around, ...shapes].filter(({ strokes }) => strokes.length);
}

/** How much of its chalk is on it, from 0 to 1. */
export function fullness({ strokes, went }: Incognito.OwnSlate): number {
  const points = strokes.reduce((sum, stroke) => sum + stroke.length / STROKE_LETTERS, 0);
  return Math.max(points / MOST_POINTS, strokes.length / MOST_STROKES, went / FARTHEST_SLATE);
}
