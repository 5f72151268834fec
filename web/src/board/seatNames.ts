/** What somebody at the table is called. */

import type { Argument } from "../words/words";
import type { BoardContext } from "./boardContext";

/** A name for a label: « Toi » for whoever looks. The letter of a mark is that of the name, on every device the same. */
export function who({ company, words }: Pick<BoardContext, "company" | "words">, seat: number): string {
  return seat === company.me ? words.say("page-you") : (company.names[seat] ?? "");
}

/** A seat within a sentence: `$seat`, and `$seat-who`, which is `me` or `one`. */
export function seated({ company, words }: BoardContext, seat: number): Record<"seat" | "seat-who", Argument> {
  const me = seat === company.me;
  return { seat: me ? words.say("you") : (company.names[seat] ?? ""), "seat-who": me ? "me" : "one" };
}
