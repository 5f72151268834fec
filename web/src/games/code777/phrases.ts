/** What is said of the things of Code 777: texts are in words/*.ftl, this only hands over the arguments. */

import type { BoardContext } from "../../board/boardContext";
import { who } from "../../board/seatNames";
import { kebab } from "../../words/kebab";
import type { Words } from "../../words/words";
import type { Mark } from "./pad/padMarks";
import type { Print } from "./pad/tableAid.svelte";
import type { Spot } from "./tiles/tiles";
import type { Rack, Reply, Tile } from "./types";

/** « 4 brun ». */
export function tile(words: Words, of: Tile): string {
  return words.say(`tile-${kebab(of)}`);
}

/** « 4 brun, 6 rose, 7 bleu ». */
export function rack(words: Words, tiles: Rack): string {
  return tiles.map((one) => tile(words, one)).join(", ");
}

/** Whose rack it is, for a label; one that is nobody's has a name, too. */
export function whose(board: BoardContext, rack: number): string {
  return rack in board.company.names ? who(board, rack) : board.words.say("board-dummy", { rack });
}

export function question(words: Words, number: number): string {
  return words.say("question", { question: number });
}

/** « 2 chevalets », « le brun », « autant l’un que l’autre ». */
export function reply(words: Words, number: number, of: Reply): string {
  return words.say("reply", { question: number, reply: of });
}

/** Of thousandths: « 43 % », « < 1 % ». */
export function percent(words: Words, odds: number): string {
  const rounded = Math.round(odds / 10);
  if (odds > 0 && rounded === 0) return words.say("board-percent-less");
  return words.say("board-percent", { percent: odds < 1000 ? Math.min(rounded, 99) : 100 });
}

/** A place on the pad with what is marked on it, by me and by the table. */
export function spotText(words: Words, { tile: of, nth, of: copies }: Spot, mark: Mark | null, print: Print): string {
  const marked = mark ? words.say(`pad-mark-${mark.look}`) : words.say("pad-mark-none");
  const stamp = print.sure ? "sure" : (print.crossed ?? "none");
  return words.say("pad-tile", {
    tile: tile(words, of),
    nth,
    copies,
    mark: marked,
    pencil: mark?.pencil ?? 0,
    stamp,
    odds: print.odds === null || print.crossed ? "none" : percent(words, print.odds),
  });
}
