/** What is said of the things of « Incroyable ! »: texts are in words/*.ftl, this only hands over the arguments. */

import type { BoardContext } from "../../board/boardContext";
import { seated } from "../../board/seatNames";
import type { Argument } from "../../words/words";
import type { Cry, Rung } from "./lane/lane";

/** Whose number it is, and the number as it is written. */
function doubted(board: BoardContext, seat: number, number: number): Record<string, Argument> {
  const { seat: target, "seat-who": who } = seated(board, seat);
  return { target, "target-who": who, number: String(number) };
}

/** « “Incroyable !” à Élise : 850 ». */
export function doubting(board: BoardContext, target: number, number: number): string {
  return board.words.say("board-doubt", doubted(board, target, number));
}

/** « Élise, 850 ? » */
export function cried(board: BoardContext, { target, number }: Cry): string {
  return board.words.say("board-cried", doubted(board, target, number));
}

/** « passe », « tu ne peux pas passer ». */
export function rungWord(board: BoardContext, { seat, word, bonus, points }: Rung): string {
  if (bonus) return board.words.say("board-bonus", { prize: (points ?? 0) - bonus, bonus });
  return word ? board.words.say("board-rung-word", { ...seated(board, seat), word }) : "";
}

/** All of a rung, as it is heard. */
export function rungSentence(board: BoardContext, rung: Rung): string {
  const { seat, number, points } = rung;
  return board.words.say("board-rung", {
    ...seated(board, seat),
    number,
    word: rungWord(board, rung) || "none",
    points: points ?? 0,
  });
}
