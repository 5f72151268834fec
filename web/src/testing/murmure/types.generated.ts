// Made by `python -m tests.murmure.board_types` from tests/kernel/murmure.py: change that, not this.

export type Action =
  | Guess
  | Shout
  | Scribble
  | Yawn;

export type Fact =
  | Dealt
  | Ready
  | Shouted
  | Heard
  | Revealed
  | Blanked;

export type Award =
  | Nearest
  | GoodCompany;

export interface Guess {
  readonly type: "guess";
  /** 1 to 36. */
  readonly number: number;
}

export interface Shout {
  readonly type: "shout";
  readonly word: string;
}

export interface Scribble {
  readonly type: "scribble";
  /** At most 10,000 characters, matching `^(?:[A-Za-z0-9_\-]{5})*\Z`. */
  readonly stroke: string;
}

/** Give up one's shout. */
export interface Yawn {
  readonly type: "yawn";
}

export interface View {
  readonly type: "view";
  readonly me: number | null;
  readonly phase: string;
  readonly players: number;
  readonly own: number | null;
  readonly guess: number | null;
  /** Each at most 10,000 characters, matching `^(?:[A-Za-z0-9_\-]{5})*\Z`. */
  readonly slate: readonly string[];
  readonly ready: readonly boolean[];
  readonly shouted: readonly number[];
  readonly tiles: readonly number[];
  readonly guesses: readonly number[];
  readonly word: string;
  readonly first: number | null;
  readonly clue: string;
  readonly magic: string;
}

export interface Dealt {
  readonly type: "dealt";
  readonly own: number | null;
  readonly clue: string;
}

export interface Ready {
  readonly type: "ready";
  readonly seat: number;
}

export interface Shouted {
  readonly type: "shouted";
  readonly seat: number;
  readonly word: string;
}

export interface Heard {
  readonly type: "heard";
  readonly verdict: string;
}

export interface Revealed {
  readonly type: "revealed";
  readonly tiles: readonly number[];
  readonly guesses: readonly number[];
}

/** By the host. */
export interface Blanked {
  readonly type: "blanked";
  readonly seat: number;
}

/** Guessed this, and the tiles made that. */
export interface Nearest {
  readonly type: "nearest";
  readonly seat: number;
  readonly guess: number;
  readonly total: number;
}

/** Of whom nothing else can be said: without them there would have been no game. */
export interface GoodCompany {
  readonly type: "good_company";
  readonly seat: number;
}

export type Why =
  | "not_now"
  | "out_of_range";

export type Ending =
  | "nearest";
