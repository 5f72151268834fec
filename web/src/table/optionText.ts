/** An option of the game, and what it can be, in its words; by their names where it has none for them. */

import { kebab } from "../words/kebab";
import type { Words } from "../words/words";

export function optionText(words: Words, name: string): string {
  return named(words, `option-${name}`, name);
}

export function optionValueText(words: Words, name: string, value: number | string): string {
  return named(words, `option-${name}-${value}`, String(value));
}

function named(words: Words, name: string, otherwise: string): string {
  const key = kebab(name);
  return words.has(key) ? words.say(key) : otherwise;
}
