/** What is said of the things of « Incroyable ! »: texts are in words/*.ftl, this only hands over the arguments. */

import type { BoardContext } from "../../board/boardContext";
import { seated } from "../../board/seatNames";
import type { Argument } from "../../words/words";
import type { Cry, Rung } from "./lane/lane";
import { numberText } from "./numbers";
import type { Kind } from "./types";

const ELIDES = /^[aàâeéèêëhiîïoôuùûüyœæ]/i;

/** Somebody within a sentence: `$target`, `$target-who`, and whether « de » loses its e before the name. */
function owner(board: BoardContext, seat: number): Record<string, Argument> {
  const { seat: target, "seat-who": who } = seated(board, seat);
  return { target, "target-who": who, elided: ELIDES.test(String(target)) ? "yes" : "no" };
}

/** « “Incroyable !” sur les 850 d'Élise ». */
export function doubting(board: BoardContext, target: number, kind: Kind, number: number): string {
  return board.words.say("board-doubt", { ...owner(board, target), number: numberText(board.words, kind, number) });
}

/** « Camille n'y croit pas : les 850 d'Élise ! » */
export function cried(board: BoardContext, kind: Kind, { target, number }: Cry): string {
  return board.words.say("board-cried", { ...owner(board, target), number: numberText(board.words, kind, number) });
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
