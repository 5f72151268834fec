/** An option of the game, and what it can be, in its words; by their names where it has none for them. */

import type { Option, PublicChair } from "../wire/generated";
import { kebab } from "../words/kebab";
import type { Words } from "../words/words";

export function optionText(words: Words, name: string): string {
  return named(words, `option-${name}`, name);
}

/** A chair goes by the name of who has it. */
export function optionValueText(
  words: Words,
  { name, domain }: Pick<Option, "name" | "domain">,
  value: number | string,
  chairs: readonly PublicChair[],
): string {
  if (domain.type !== "seat") return named(words, `option-${name}-${value}`, String(value));
  if (typeof value !== "number") return words.say("option-lot");
  return chairs[value]?.name || words.say("option-chair", { number: value + 1 });
}

function named(words: Words, name: string, otherwise: string): string {
  const key = kebab(name);
  return words.has(key) ? words.say(key) : otherwise;
}
