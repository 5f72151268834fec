/** A game looked back on: generic, from what was told. */

import type { Result } from "../../../wire/generated";
import type { ToldFact } from "../../../wire/perspective";
import type { HistoryLine } from "../../state/narration.svelte";

const LAST_LINES = 5;

/** The part of the game that decided it: what was told since the last heading, or its last lines. */
export function lastPart(lines: readonly HistoryLine[]): HistoryLine[] {
  const from = lines.findLastIndex((line) => line.heading !== null);
  return lines.slice(Math.max(from, 0)).slice(-LAST_LINES);
}

/** Where winning is all there is to score, the places say it all. */
export function isScored({ scores, places }: Pick<Result, "scores" | "places">): boolean {
  return scores.some((score, seat) => score !== (places[seat] === 1 ? 1 : 0));
}

/** Whether it says anything that somebody is at their place: all who have not won are not second together. */
export function isPlaced(result: Pick<Result, "scores" | "places">, seat: number): boolean {
  return isScored(result) || result.places[seat] === 1;
}

/** By seat, the score after each fact that tells all scores; none where the game tells no scores. */
export function scoresOver(told: readonly ToldFact[], seats: number): number[][] {
  const tables = told.flatMap((fact) => {
    const scores = fact["scores"];
    const whole = Array.isArray(scores) && scores.length === seats && scores.every((one) => typeof one === "number");
    return whole ? [scores as number[]] : [];
  });
  if (tables.length < 2) return [];
  return Array.from({ length: seats }, (_, seat) => [0, ...tables.map((scores) => scores[seat] ?? 0)]);
}
