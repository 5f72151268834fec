/** My guesses who wins a round, made while I am out of it: kept by round on this device, and told to nobody. */

import type { SeptPourCent } from "../../../wire/generated";

type Told = readonly SeptPourCent.Fact[];
/** By round, from 0: the seat that was guessed. */
export type Guesses = Readonly<Record<number, number>>;

/** From what the board kept; whatever else stands there is no guess. */
export function guessesIn(kept: string): Guesses {
  const pairs = kept.split(" ").flatMap((one) => {
    const [, round, seat] = /^(\d{1,4})=(\d)$/.exec(one) ?? [];
    return round && seat ? [[Number(round), Number(seat)] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** What the board keeps once this seat was guessed in this round. */
export function withGuess(kept: string, round: number, seat: number): string {
  const all = Object.entries({ ...guessesIn(kept), [round]: seat });
  return all.map(([of, guess]) => `${of}=${guess}`).join(" ");
}

/** Which round is on. */
export function roundOf(told: Told): number {
  return told.filter((fact) => fact.type === "round_ended").length;
}

/** By round: who was the last one in play, as far as it is told. */
export function winnersIn(told: Told): Guesses {
  const won: Record<number, number> = {};
  let round = 0;
  for (const fact of told) {
    if (fact.type === "round_won") won[round] = fact.seat;
    if (fact.type === "round_ended") round += 1;
  }
  return won;
}

/** How many of the guesses that can be judged were right. */
export function rightOf(guesses: Guesses, told: Told): { right: number; all: number } {
  const won = Object.entries(winnersIn(told)).filter(([round]) => guesses[Number(round)] !== undefined);
  return { right: won.filter(([round, seat]) => guesses[Number(round)] === seat).length, all: won.length };
}

/** The hands that were shown last in this round. */
export function lastShown(told: Told): SeptPourCent.Shown | null {
  const began = told.findLastIndex((fact) => fact.type === "round_ended");
  const found = told.slice(began + 1).findLast((fact) => fact.type === "shown");
  return found?.type === "shown" ? found : null;
}
