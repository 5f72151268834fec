/** A square of a track, as it is drawn; a game says what stands on it. */

export interface Square {
  readonly ground: string;
  readonly ink: string;
  /** A line drawing on a square of 32; none for a plain one. */
  readonly lines: readonly string[];
  /** In its place, where it can be read. */
  readonly text?: string;
}

/** What a square does to a pawn just now. */
export interface SquareEffect {
  /** Which one acts. */
  readonly square: number;
  /** « +3 », « −2 »: the pawn carries it. */
  readonly tag: string;
  readonly bad: boolean;
}
