/** Who has not said yet that they are ready; the host, who starts the game, need not. */

import type { PublicChair } from "../../wire/generated";
import { pageSpeech } from "../../words/pageSpeech.svelte";
import { say } from "../../words/say";

/** So many names are read at a glance; each chair says the rest. */
const NAMED = 2;

/** `but`: the host, and whoever is asked on this device. "" once all have. */
export function unreadyText(chairs: readonly PublicChair[], but: readonly (number | undefined)[]): string {
  const names = chairs
    .filter(({ holder, ready, person }) => holder === "person" && !ready && person !== null && !but.includes(person))
    .map(({ name }) => name);
  if (!names.length) return "";
  if (names.length > NAMED) return say("page-unready-many", { count: names.length });
  return say("page-unready", { names: pageSpeech.words.listed(names), count: names.length });
}
