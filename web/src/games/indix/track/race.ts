/** The race of any view, and who has a purple token while something is shown. */

import type { Indix } from "../../../wire/generated";
import { FEWEST_FOR_TOKENS } from "../constants.generated";
import type { Step, Told, View } from "../types";

/** Before the first card all pawns stand at the start. */
export function raceOf(view: View): Indix.Race {
  if (view.type !== "preparing") return view.race;
  const { players, board, limit, first } = view;
  return {
    board,
    limit,
    pawns: Array.from({ length: players }, () => 0),
    tokens: Array.from({ length: players }, () => players >= FEWEST_FOR_TOKENS),
    reader: first ?? 0,
    round: 0,
  };
}

/** By seat: the view is that of before, so one that falls is gone, and one that came back with this card is there. */
export function tokensAt({ tokens }: Indix.Race, told: Told, step: Step | null): readonly boolean[] {
  if (!step) return tokens;
  const from = told.findLastIndex(({ type }) => type === "found" || type === "unfound");
  const since = from < 0 ? [] : told.slice(from, step.at + 1);
  const next = since.slice(0, -1).some(({ type }) => type === "card_drawn");
  const back = next ? [] : since.flatMap((fact) => (fact.type === "token_back" ? [fact.seat] : []));
  const fallen = step.fact.type === "called" ? step.fact.seat : null;
  return tokens.map((has, seat) => seat !== fallen && (has || back.includes(seat)));
}
