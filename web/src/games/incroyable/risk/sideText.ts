/** On which side of the named number the answer lies, in words: « plus de 75 », « plus tôt que 1889 ». */

import type { Incroyable } from "../../../wire/generated";
import type { Words } from "../../../words/words";
import type { Kind } from "../types";

export function sideText(words: Words, key: string, sign: Incroyable.Sign, kind: Kind, named: number): string {
  return words.say(key, { sign, kind, number: String(named) });
}
