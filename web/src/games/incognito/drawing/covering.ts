/** Whether my word is covered on this device: it stays so after a reload. */

import type { BoardContext } from "../../../board/boardContext";

const COVERED = "covered";
/** What stands in its place. */
export const HIDDEN = "•••••";

export function isCovered(board: BoardContext): boolean {
  return board.kept === COVERED;
}

export function turnCover(board: BoardContext): void {
  board.keep(isCovered(board) ? "" : COVERED);
}
