/** What is to be said of somebody at the table just now, in a word or two. */

import type { BoardContext } from "../../../board/boardContext";

export function seatState(board: BoardContext, seat: number, asked: boolean, out: boolean): string {
  const { words, away, bots, company } = board;
  if (asked && !away[seat]) return words.say(seat === company.me ? "page-seat-you" : "page-seat-thinking");
  if (out) return words.say("board-out");
  if (bots[seat]) return words.say("page-seat-bot");
  return away[seat] ? words.say("page-seat-away") : "";
}
