/** A made-up evening of whoever is at a moment: seven games, and the more of them the further left somebody sits. */

import type { BoardContext } from "../board/boardContext";
import type { EveningScore } from "../table/end/evening/evening";

export function eveningIn(board: Pick<BoardContext, "company" | "faces" | "bots">): {
  games: number;
  scores: readonly EveningScore[];
} {
  const scores = board.company.names.map((name, at) => ({
    at,
    name,
    face: board.faces[at] ?? "",
    bot: board.bots[at] ?? false,
    won: Math.max(0, 6 - 2 * at),
  }));
  return { games: 7, scores };
}
