/** Where a pawn stands, in the game's words: « case 29 », « arrivée », « arrivée + 2 ». */

import type { Words } from "../../words/words";

export function squareText(words: Words, finish: number, square: number): string {
  const beyond = square - finish;
  if (beyond >= 0) return words.say("board-at-finish", { beyond });
  return square ? words.say("board-square", { square }) : words.say("board-at-start");
}
