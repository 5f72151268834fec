/** What is said of the things of « Incognito »: texts are in words/*.ftl, this only hands over the arguments. */

import type { BoardContext } from "../../board/boardContext";
import { seated } from "../../board/seatNames";
import type { Picture } from "./types";

/** A drawing for those who do not see it: the place, and the artist's own words. Never the word. */
export function pictureText(board: BoardContext, seat: number, place: string, picture: Picture): string {
  return board.words.say("board-picture", {
    ...seated(board, seat),
    place,
    description: picture.blank ? "none" : (picture.description ?? "none"),
    blank: picture.blank ? "yes" : "no",
  });
}

/** The same, and the card before it: « Le dessin signé Bruno, à la plage. Un bateau. Ta carte : 3 carotte. » */
export function slateText(board: BoardContext, picture: string, card: string | null): string {
  return board.words.say("board-slate", { picture, card: card ?? "none" });
}
