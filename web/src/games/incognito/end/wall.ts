/** All drawings of a game, round by round, with what was hidden in each. */

import type { Picture, View } from "../types";

export interface WallPicture {
  readonly seat: number;
  readonly place: string;
  readonly word: string;
  readonly picture: Picture;
}

export interface WallRound {
  /** From 1. */
  readonly round: number;
  readonly pictures: readonly WallPicture[];
}

export function wallOf(view: View): readonly WallRound[] {
  if (view.type !== "won") return [];
  return view.gallery.map(({ places, words, numbers, pictures }, at) => ({
    round: at + 1,
    pictures: pictures.map((picture, seat) => ({
      seat,
      place: places[seat] ?? "",
      word: words[(numbers[seat] ?? 0) - 1] ?? "",
      picture,
    })),
  }));
}
