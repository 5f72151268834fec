/** What « Incroyable ! » gives to the shared screen. */

import type { ScreenParts } from "../../board/parts";
import Figure from "./screen/Figure.svelte";
import Laid from "./screen/Laid.svelte";
import Middle from "./screen/Middle.svelte";
import Raised from "./screen/Raised.svelte";
import { isOut, wasRight, winnerIn } from "./seats/seatScene";
import type { Fact, View } from "./types";

export const screenParts: ScreenParts<View, Fact> = {
  Middle,
  Laid,
  Raised,
  Figure,
  out: ({ words }, scene, seat) => (isOut(scene, seat) ? words.say("board-in-water") : ""),
  right: wasRight,
  winner: winnerIn,
  chapter: ({ words }, { view }) =>
    view.type === "preparing" ? "" : words.say("board-turn", { turn: view.race.turn + 1 }),
};
