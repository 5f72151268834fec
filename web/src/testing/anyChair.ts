/** A chair of a table in a test: of nobody in particular but for what is said of it. */

import type { PublicChair } from "../wire/generated";

export function anyChair(said: Partial<PublicChair> = {}): PublicChair {
  return {
    holder: "person",
    name: "",
    person: null,
    level: null,
    away: false,
    ready: false,
    wishes: 0,
    face: "",
    takeable: false,
    played: 0,
    won: 0,
    ...said,
  };
}
