/** What Code 777 gives to the shared screen. */

import type { ScreenParts } from "../../board/parts";
import { verdictOn, middleOf, tabletopViewOf } from "./cloth/clothScene";
import Figure from "./screen/Figure.svelte";
import Laid from "./screen/Laid.svelte";
import Middle from "./screen/Middle.svelte";
import type { Fact, View } from "./types";

export const screenParts: ScreenParts<View, Fact> = {
  Middle,
  Laid,
  Figure,
  right: ({ view, told, step }, seat) => verdictOn(middleOf(view, told, step), seat).right ?? false,
  wrong: ({ view, told, step }, seat) => verdictOn(middleOf(view, told, step), seat).wrong ?? false,
  winner: ({ view, told, step }) => {
    const middle = middleOf(view, told, step);
    return middle.kind === "won" ? middle.seat : null;
  },
  chapter: ({ words }, { view }) => {
    const questions = tabletopViewOf(view)?.tabletop.questions ?? 0;
    return questions ? words.say("board-questions", { questions }) : "";
  },
};
