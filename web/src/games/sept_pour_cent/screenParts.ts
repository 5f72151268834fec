/** What « 7 % » gives to the shared screen. */

import type { ScreenParts } from "../../board/parts";
import type { SeptPourCent } from "../../wire/generated";
import { roundsIn } from "./end/chances";
import Figure from "./screen/Figure.svelte";
import Laid from "./screen/Laid.svelte";
import Middle from "./screen/Middle.svelte";
import Raised from "./screen/Raised.svelte";
import { isOut, wasRight, wasWrong, winnerIn } from "./seats/seatScene";

export const screenParts: ScreenParts<SeptPourCent.View, SeptPourCent.Fact> = {
  Middle,
  Laid,
  Raised,
  Figure,
  out: ({ words }, scene, seat) => (isOut(scene, seat) ? words.say("board-out") : ""),
  right: wasRight,
  wrong: wasWrong,
  winner: winnerIn,
  chapter: ({ words }, { told }) => words.say("board-round", { round: roundsIn(told).length }),
};
