/** The reader's card, for the ear: the name, what else is right or never, what is asked of the reader now, and the clues. */

import type { BoardContext } from "../../../board/boardContext";
import type { EarLine, NumberedLine } from "../../../board/reading/ear";
import { ofCard, ofPage } from "../../../board/reading/piece";
import type { Searching } from "../types";

/** None for whoever has no card. */
export function earLines(board: BoardContext, view: Searching): readonly EarLine[] {
  const { words } = board;
  const { card } = view;
  if (!card) return [];
  const listed = (key: string, names: readonly string[]) =>
    names.length ? [{ label: words.say(`ear-${key}`), passage: names.map((name) => ofCard(board, `${name}.`)) }] : [];
  return [
    ...asked(board, view),
    { label: words.say("ear-name"), passage: [ofCard(board, card.name)] },
    ...listed("aliases", card.aliases),
    ...listed("refused", card.refused),
  ];
}

/** What the reader has to answer now, with what helps. */
function asked(board: BoardContext, view: Searching): readonly EarLine[] {
  const { words, company } = board;
  if (view.type === "replying") {
    const { question, investigator: seat, truth } = view;
    const fact =
      question.type === "ask"
        ? { type: "asked", seat, trait: question.trait }
        : { type: "asked_freely", seat, words: question.words };
    const known = truth ? [ofPage(board, words.say("board-card-says", { truth: words.say(`truth-${truth}`) }))] : [];
    return [{ label: words.say("ear-question"), passage: [ofPage(board, words.fact(fact, company)), ...known] }];
  }
  if (view.type === "judging") {
    const answer = ofPage(board, words.fact({ type: "answered", seat: view.by, words: view.words }, company));
    const { verdict } = view;
    const advice = verdict ? [ofPage(board, words.say(`board-advice-${verdict}`))] : [];
    return [{ label: words.say("ear-advice"), passage: [answer, ...advice] }];
  }
  return [];
}

/** By number. */
export function earNumbers(board: BoardContext, { card, clues }: Searching): readonly NumberedLine[] {
  const { words } = board;
  const taken = new Set(clues.map(({ number }) => number));
  return (card?.slots ?? []).map((text, at) => {
    const number = at + 1;
    const heard = taken.has(number);
    const label = words.say("ear-clue", { number, heard: heard ? "yes" : "no" });
    const slot = text === null ? ofPage(board, words.say("board-slot-mark")) : ofCard(board, text);
    return { label, heard, passage: [ofPage(board, `${label}.`), slot] };
  });
}
