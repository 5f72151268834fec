/** What « Incroyable ! » gives to the shared screen. */

import type { ScreenParts } from "../../board/parts";
import Figure from "./screen/Figure.svelte";
import Laid from "./screen/Laid.svelte";
import Middle from "./screen/Middle.svelte";
import Raised from "./screen/Raised.svelte";
import { isOut, wasRight, winnerIn } from "./seats/seatScene";
import { turnOf } from "./screen/turn";
import type { Fact, View } from "./types";

export const screenParts: ScreenParts<View, Fact> = {
  Middle,
  Laid,
  Raised,
  Figure,
  out: ({ words }, scene, seat) => (isOut(scene, seat) ? words.say("board-in-water") : ""),
  right: wasRight,
  winner: winnerIn,
  chapter: ({ words }, { view, step }) => {
    const turn = turnOf(view, step);
    return turn ? words.say("board-turn", { turn }) : "";
  },
};
