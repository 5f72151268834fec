/** What one seat has to do with what lies on the table. */

import type { Step } from "../../../board/show";
import type { SeptPourCent } from "../../../wire/generated";
import { type Contest, type Scene, sceneOf } from "../cloth/clothScene";
import { outAfter } from "../cloth/lastHappened";

export interface Props {
  readonly view: SeptPourCent.View;
  readonly told: readonly SeptPourCent.Fact[];
  readonly step: Step<SeptPourCent.Fact> | null;
}

/** Rounds of announcements, in which one can be out. */
const SPEAKING: readonly SeptPourCent.View["type"][] = ["announcing", "contesting"];

export function isOut({ view, told }: Props, seat: number): boolean {
  return isSpeaking(view) && !inPlay(view.tabletop, told).includes(seat);
}

/** Those that hold cards still, also where the view is of the moment before somebody was put out. */
export function inPlay({ in_play }: SeptPourCent.Tabletop, told: Props["told"]): number[] {
  const out = outAfter(told);
  return in_play.filter((seat) => !out.includes(seat));
}

function isSpeaking(view: SeptPourCent.View): view is Exclude<SeptPourCent.View, { type: "boxed" }> {
  return SPEAKING.includes(view.type);
}

/** Whether the hands that lie open prove what this seat said of the announcement. */
export function wasRight(props: Props, seat: number): boolean {
  return provedBy(props, seat) === true;
}

export function wasWrong(props: Props, seat: number): boolean {
  return provedBy(props, seat) === false;
}

/** Null where it said nothing, or nothing is out yet. */
function provedBy({ view, told, step }: Props, seat: number): boolean | null {
  const scene = sceneOf(view, told, step);
  if (scene.kind !== "reveal" || !scene.done || view.type !== "contesting") return null;
  const opinion = said(view, seat);
  return opinion === null ? null : opinion === scene.shown.holds;
}

/** Of the game, or of the round. */
export function winnerIn({ view, told, step }: Props): number | null {
  const scene = sceneOf(view, told, step);
  return scene.kind === "won" ? scene.winner : scene.kind === "reveal" ? scene.lone : null;
}

/** Whether this seat holds cards that nobody sees. */
export function holdsCards({ view, told }: Props, seat: number): boolean {
  return isSpeaking(view) && inPlay(view.tabletop, told).includes(seat);
}

/** What a seat holds up at a contest: that it believes the announcement, or not; null where it has not said. */
export function opinionOf(scene: Scene, seat: number): boolean | null {
  if (scene.kind !== "ladder" || !scene.contest) return null;
  return said(scene.contest, seat);
}

function said({ ladder, contester, opinions }: Contest, seat: number): boolean | null {
  if (seat === contester) return false;
  if (seat === ladder.at(-1)?.seat) return true;
  return opinions.find((opinion) => opinion.seat === seat)?.agrees ?? null;
}
