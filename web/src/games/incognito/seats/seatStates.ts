/** What each player is at: who still draws or votes, and who is done. */

import { sceneOf } from "../cloth/clothScene";
import type { Step, Told, View } from "../types";

export type SeatState = "draws" | "down" | "votes" | "voted" | null;

export function seatStates(view: View, told: Told, step: Step | null, players: number): readonly SeatState[] {
  const scene = sceneOf(view, told, step);
  return Array.from({ length: players }, (_, seat) => {
    if (scene.kind === "drawing") return scene.view.down[seat] ? "down" : "draws";
    if (scene.kind === "voting") return scene.view.done[seat] ? "voted" : "votes";
    return null;
  });
}

/** It has just turned out that this one found it, or hid it well. */
export function isRight({ view, told, step }: { view: View; told: Told; step: Step | null }, seat: number): boolean {
  const scene = sceneOf(view, told, step);
  if (scene.kind !== "revealed" || !scene.reveal.named) return false;
  const { fact, scored } = scene.reveal;
  return fact.finders.includes(seat) || (scored && fact.seat === seat && fact.points > 0);
}

export function winnerIn({ view, told, step }: { view: View; told: Told; step: Step | null }): number | null {
  const scene = sceneOf(view, told, step);
  return scene.kind === "won" ? (scene.seats[0] ?? null) : null;
}

/** What everybody has, with what is being shown. */
export function pointsIn(view: View, told: Told, step: Step | null, scores: readonly number[]): readonly number[] {
  const scene = sceneOf(view, told, step);
  if (scene.kind === "revealed") return scene.reveal.scores;
  if (
    scene.kind === "scored" ||
    (step && (scene.kind === "dealt" || scene.kind === "won" || scene.kind === "preparing"))
  )
    return told.findLast((fact) => fact.type === "scored")?.points.reduce(put, [...scores]) ?? scores;
  return scores;
}

function put(scores: number[], { seat, total }: { readonly seat: number; readonly total: number }): number[] {
  scores[seat] = total;
  return scores;
}
