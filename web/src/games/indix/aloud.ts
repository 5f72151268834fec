/** What a good reader would say aloud: what is looked for, each clue, questions, answers, and in the end the name. */

import type { Aloud } from "../../board/parts";
import { ofCard, ofPage } from "../../board/reading/piece";
import { who } from "../../board/seatNames";
import type { Fact } from "./types";

export const aloud: Aloud<Fact> = (board, fact) => {
  const { words } = board;
  const page = (text: string) => ofPage(board, text);
  switch (fact.type) {
    case "card_drawn":
      return [page(words.say("aloud-category", { category: words.say(`category-${fact.category}`) }))];
    case "clue_read":
      return [page(words.say("aloud-number", { number: fact.number })), ofCard(board, fact.text)];
    case "mark_read":
      return [page(words.say("aloud-mark", { number: fact.number }))];
    case "die_rolled":
      return [page(words.say("aloud-die", { face: fact.face }))];
    case "called":
      return [page(words.say("aloud-called", { seat: who(board, fact.seat) }))];
    case "judged":
      return [page(words.say("aloud-judged", { right: fact.right ? "yes" : "no" }))];
    case "found":
    case "unfound":
      return [page(words.say("aloud-name")), ofCard(board, fact.name)];
    case "asked":
    case "asked_freely":
    case "nodded":
    case "replied":
    case "answered":
    case "won":
      return [page(words.fact({ ...fact }, board.company))];
    default:
      return [];
  }
};
