/** Where a pawn stands, in words: « case 29 », « arrivée », « arrivée + 2 ». */

import type { Incroyable } from "../../../wire/generated";
import type { Words } from "../../../words/words";
import { FINISH } from "../constants.generated";

export function squareText(words: Words, board: Incroyable.BoardName, square: number): string {
  const beyond = square - FINISH[board];
  if (beyond >= 0) return words.say("board-at-finish", { beyond });
  return square ? words.say("board-square", { square }) : words.say("board-at-start");
}
