/** What is said of the things of « Indix »: texts are in words/*.ftl, this only hands over the arguments. */

import type { BoardContext } from "../../board/boardContext";
import { seated } from "../../board/seatNames";
import type { Indix } from "../../wire/generated";
import type { Question, Reply } from "./types";

/** « Es-tu une femme ? », or as it was typed. */
export function questionText(board: BoardContext, question: Question): string {
  if (question.type === "ask_freely") return question.words;
  const text = traitText(board, question.trait);
  return text.charAt(0).toLocaleUpperCase(board.words.language) + text.slice(1);
}

function traitText({ words }: BoardContext, trait: string): string {
  return words.say(`trait-${trait.replaceAll("_", "-")}`);
}

/** « Ça dépend. », or as it was typed. */
export function replyText(board: BoardContext, reply: Reply): string {
  return reply.type === "reply" ? reply.words : board.words.say(`board-nod-${reply.truth}`);
}

/** « Farid a trouvé après 5 indices », « Personne n'a trouvé ». */
export function foundText(board: BoardContext, found: Pick<Indix.Found, "seat" | "clues" | "called"> | null): string {
  if (!found) return board.words.say("board-unfound");
  const { seat, clues, called } = found;
  return board.words.say("board-found", { ...seated(board, seat), clues, called: called ? "yes" : "no" });
}

/** Where the reader decided against the measure. */
export function disputeText(board: BoardContext, reader: number | null, dispute: Indix.Dispute): string {
  const { seat, words, verdict, accepted } = dispute;
  const { seat: name, "seat-who": who } = seated(board, reader ?? -1);
  return board.words.say("board-dispute", {
    ...seated(board, seat),
    reader: reader === null ? "none" : name,
    "reader-who": who,
    words,
    verdict,
    accepted: accepted ? "yes" : "no",
  });
}
