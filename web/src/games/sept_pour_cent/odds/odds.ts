/** What lies before a player, as odds to be drawn: which of the ten faces win, and how many of the hundred rolls. */

import type { Reward } from "../types";

export const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The faces that win for whoever owns these: 0 for everybody, and each number once. */
export function numbers(owned: readonly Reward[]): number[] {
  return FACES.filter((face) => face === 0 || owned.includes(face));
}

/** Of the hundred rolls of two dice, how many win. */
export function chance(owned: readonly Reward[]): number {
  return numbers(owned).length ** 2;
}

/** Numbers from low to high, then bonuses. */
export function sorted(owned: readonly Reward[]): Reward[] {
  const rank = (one: Reward) => (typeof one === "number" ? one : FACES.length);
  return [...owned].sort((a, b) => rank(a) - rank(b) || String(a).localeCompare(String(b)));
}
