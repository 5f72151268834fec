/** A text of the page, in the language of the moment. */

import { speech } from "../words/speech.svelte";
import type { Argument, Words } from "../words/words";

export function say(key: string, args?: Record<string, Argument>): string {
  return speech.words.say(key, args);
}

/** The words of a game where they are there, else those of the page. */
export function wordsOf(game: string): Words {
  return speech.ofGame(game) ?? speech.words;
}

export function titleOf(game: string): string {
  const words = wordsOf(game);
  return words.has("game-title") ? words.say("game-title") : game;
}
