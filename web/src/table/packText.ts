/** A pack of cards in words: what it is called, how many cards it has and in which language, and how many of them came up here before. */

import type { PublicPack } from "../wire/generated";
import { say } from "../words/say";

export function packText({ title, cards, played, language }: PublicPack): string {
  return say("table-pack-text", { title, cards, played, language });
}
