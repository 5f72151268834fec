/** A text of the page, in the language of the moment. */

import { pageSpeech } from "./pageSpeech.svelte";
import type { Argument, Words } from "./words";

export function say(key: string, args?: Record<string, Argument>): string {
  return pageSpeech.words.say(key, args);
}

/** The words of a game where they are there, else those of the page. */
export function wordsOf(game: string): Words {
  return pageSpeech.ofGame(game) ?? pageSpeech.words;
}

/** What every game is called, whether its words are there or not. */
export function titleOf(game: string): string {
  return ofCard(game, "title") ?? game;
}

/** A line about it. */
export function taglineOf(game: string): string | null {
  return ofCard(game, "tagline");
}

function ofCard(game: string, part: string): string | null {
  const key = `card-${game}-${part}`;
  return pageSpeech.words.has(key) ? pageSpeech.words.say(key) : null;
}
