/** What each player is at, beside how far their pawn has come. */

import { sceneOf } from "../cloth/clothScene";
import { investigatorIn, type Talk } from "../search/search";
import { raceOf } from "../track/race";
import type { Searching, Step, Told, View } from "../types";

export type SeatState = "reads" | "picks" | "rolls" | "asks" | "thinks" | "answers" | null;

interface Props {
  readonly view: View;
  readonly told: Told;
  readonly step: Step | null;
}

/** By seat. */
export function seatStates({ view, told, step }: Props): readonly SeatState[] {
  const scene = sceneOf(view, told, step);
  const busy = scene.kind === "search" ? busyIn(scene.view, told, scene.search.talk, step) : null;
  const reader = scene.kind === "drawn" ? scene.reader : scene.kind === "search" ? scene.view.race.reader : null;
  return raceOf(view).pawns.map((_, seat) => {
    if (seat === reader) return "reads";
    return seat === busy?.seat ? busy.state : null;
  });
}

/** Whose word it is. */
function busyIn(view: Searching, told: Told, talk: Talk | null, step: Step | null): { seat: number; state: SeatState } {
  if (talk?.kind === "speaks" || talk?.kind === "answer") return { seat: talk.seat, state: "answers" };
  if (talk?.kind === "die") return { seat: talk.seat, state: "rolls" };
  if (talk?.kind === "asks" || (talk?.kind === "exchange" && !talk.reply)) return { seat: talk.seat, state: "asks" };
  const picks = step?.fact.type === "number_picked";
  const heard = talk?.kind === "exchange" || step?.fact.type === "clue_read" || view.type === "thinking";
  return { seat: investigatorIn(view, told, step), state: heard && !picks ? "thinks" : "picks" };
}

/** It has just turned out that this one has found it. */
export function wasRight({ view, told, step }: Props, seat: number): boolean {
  const scene = sceneOf(view, told, step);
  if (scene.kind === "reveal") return scene.reveal.found?.seat === seat;
  return judgedIn(scene, seat) === true;
}

/** Or that they were mistaken. */
export function wasWrong({ view, told, step }: Props, seat: number): boolean {
  return judgedIn(sceneOf(view, told, step), seat) === false;
}

function judgedIn(scene: ReturnType<typeof sceneOf>, seat: number): boolean | null {
  const talk = scene.kind === "search" ? scene.search.talk : null;
  return talk?.kind === "answer" && talk.seat === seat ? talk.right : null;
}

export function winnerIn({ view, told, step }: Props): number | null {
  const scene = sceneOf(view, told, step);
  return scene.kind === "won" ? (scene.seats[0] ?? null) : null;
}
