/** What « Indix » gives to the shared screen. */

import type { ScreenParts } from "../../board/parts";
import { sceneOf } from "./cloth/clothScene";
import { cardNumber } from "./screen/cardNumber";
import Figure from "./screen/Figure.svelte";
import Laid from "./screen/Laid.svelte";
import Middle from "./screen/Middle.svelte";
import { wasRight, wasWrong, winnerIn } from "./seats/seatStates";
import type { Fact, View } from "./types";

/** A clue is read from a sofa, with all that was heard before it. */
const LARGE = ["drawn", "search", "reveal"];

export const screenParts: ScreenParts<View, Fact> = {
  Middle,
  Laid,
  Figure,
  right: wasRight,
  wrong: wasWrong,
  winner: winnerIn,
  large: ({ view, told, step }) => LARGE.includes(sceneOf(view, told, step).kind),
  chapter: ({ words }, { view, told, step }) => {
    const card = cardNumber(view, told, step);
    return card ? words.say("board-card-number", { card }) : "";
  },
};
