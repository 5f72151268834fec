/** All drawings of a game, round by round, with what was hidden in each and how it went. */

import type { Picture, View } from "../types";

export interface WallPicture {
  readonly seat: number;
  readonly place: string;
  readonly word: string;
  readonly picture: Picture;
  /** Who laid its number before it. */
  readonly finders: readonly number[];
}

export interface WallRound {
  /** From 1. */
  readonly round: number;
  readonly pictures: readonly WallPicture[];
}

export function wallOf(view: View): readonly WallRound[] {
  if (view.type !== "won") return [];
  return view.gallery.map(({ places, words, numbers, pictures, votes }, at) => ({
    round: at + 1,
    pictures: pictures.map((picture, seat) => ({
      seat,
      place: places[seat] ?? "",
      word: words[(numbers[seat] ?? 0) - 1] ?? "",
      picture,
      finders: votes.flatMap((laid, voter) => (laid[seat] === numbers[seat] ? [voter] : [])),
    })),
  }));
}
