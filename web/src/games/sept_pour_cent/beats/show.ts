/** How « 7 % » shows what happened: hands turn over one by one, dice tumble; then there is time to take it in. */

import type { Show } from "../../../board/show";
import { TUMBLE } from "../../../icons/dieTumble.svelte";
import type { SeptPourCent } from "../../../wire/generated";
import { type Beat, beatAt } from "./beats";

/** For each hand that turns over. */
const HAND = 560;
const LOOK = 1900;

export const SHOW: Show<SeptPourCent.Fact, Beat> = {
  beatAt,
  steps: (beat) => (beat.kind === "shown" ? turns(beat.fact.hands.length) : [TUMBLE]),
  look: () => LOOK,
  glance: 900,
  holds: true,
  givesWay: {
    // Only dice that I have thrown myself fall before I am asked what next, for as long as my buttons need to settle.
    stays: (beat, me) => beat.kind === "roll" && beat.fact.seat === me,
    // Hands are worth another look rather than dice.
    isWorthSeeing: (beat) => beat.kind === "shown",
  },
};

/** One hand after the other, and half a turn more until it is done. */
function turns(hands: number): number[] {
  return [...Array.from({ length: hands }, (_, at) => at + 1), hands + 0.5].map((turn) => turn * HAND);
}
