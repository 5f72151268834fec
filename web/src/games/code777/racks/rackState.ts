/** What is to be said of somebody at the table just now, in a word or two. */

import type { BoardContext } from "../../../board/boardContext";
import { tabletopViewOf } from "../cloth/clothScene";
import type { View } from "../types";

export function stateOf(board: BoardContext, view: View, at: number): string {
  const table = tabletopViewOf(view)?.tabletop;
  if (!table) return "";
  if (at >= table.points.length) return board.words.say("board-neutral");
  if (view.type === "won") return "";
  if (board.away[at]) return board.words.say("board-away");
  // While something is shown, the question is drawn already, or waits.
  if (view.type === "asking" && table.to_draw === at && !board.showing) return board.words.say("board-draws");
  if (view.type === "noting" && view.noted.includes(at)) return board.words.say("board-has-noted");
  if (table.declared.includes(at)) return board.words.say("board-has-declared");
  if (view.type === "noting" && table.to_draw === at) return board.words.say("board-draws-next");
  return "";
}
