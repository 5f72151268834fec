/** The race of any view: before the first turn all pawns stand at the start. */

import type { Incroyable } from "../../../wire/generated";

export function raceOf(view: Incroyable.View): Incroyable.Race {
  if (view.type !== "preparing") return view.race;
  const pawns = Array.from({ length: view.players }, () => 0);
  return { board: view.board, pawns, questioner: view.first ?? 0, turn: 0 };
}
