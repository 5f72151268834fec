/** What is said of the things of « 7 % »: texts are in words/*.ftl, this only hands over the arguments. */

import type { BoardContext } from "../../board/boardContext";
import { seated } from "../../board/seatNames";
import type { SeptPourCent } from "../../wire/generated";
import { kebab } from "../../words/kebab";
import type { Words } from "../../words/words";
import { chance, numbers } from "./odds/odds";
import type { Family, Reward } from "./types";

export function family(words: Words, of: Family): string {
  return words.say(`family-${of}`);
}

function claimed(words: Words, number: number, of: Family) {
  return { number, family: family(words, of), "family-key": of };
}

/** « 12 requins ». */
export function claim(words: Words, number: number, of: Family): string {
  return words.say("claim", claimed(words, number, of));
}

/** « Annoncer 12 requins ». */
export function announcing(words: Words, number: number, of: Family): string {
  return words.say("board-announce", claimed(words, number, of));
}

/** « requins », as many as there are. */
export function plural(words: Words, number: number, of: Family): string {
  return words.say("board-family", claimed(words, number, of));
}

/** « 4 de requin ». */
export function card(words: Words, [of, value]: SeptPourCent.Card): string {
  return words.say("board-card", { value, family: family(words, of), "family-key": of });
}

/** « numéro 5 », « vol ». */
export function reward(words: Words, of: Reward): string {
  return typeof of === "number" ? words.say("board-number-card", { number: of }) : words.say(`bonus-${kebab(of)}`);
}

/** « Tu gagnes avec 0, 3 et 7 : 9 % ». */
export function winsWith(board: BoardContext, seat: number, owned: readonly Reward[]): string {
  const { words } = board;
  const bonuses = owned.filter((one) => typeof one !== "number").map((one) => reward(words, one));
  return words.say("board-wins-with", {
    ...seated(board, seat),
    numbers: words.listed(numbers(owned).map(String)),
    chance: chance(owned),
    "bonuses-count": bonuses.length,
    bonuses: words.listed(bonuses),
  });
}
