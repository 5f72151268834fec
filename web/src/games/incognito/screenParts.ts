/** What « Incognito » gives to the shared screen. */

import type { ScreenParts } from "../../board/parts";
import { roundShown, sceneOf } from "./cloth/clothScene";
import { ROUNDS } from "./constants.generated";
import Figure from "./screen/Figure.svelte";
import Laid from "./screen/Laid.svelte";
import Middle from "./screen/Middle.svelte";
import { isRight, winnerIn } from "./seats/seatStates";
import type { Fact, View } from "./types";

/** Slates are to be searched from a sofa. */
const LARGE = ["laid", "voting", "revealed", "scored"];

export const screenParts: ScreenParts<View, Fact> = {
  Middle,
  Laid,
  Figure,
  right: isRight,
  winner: winnerIn,
  large: ({ view, told, step }) => LARGE.includes(sceneOf(view, told, step).kind),
  chapter: ({ words }, { view, step }) => {
    const round = roundShown(view, step);
    return round === null ? "" : words.say("board-round", { round, rounds: ROUNDS });
  },
};
