// Made by `python -m codegen` from src/tablee/games/indix/vocabulary.py: change that, not this.

export const FINISH = {
  "long": 80,
  "short": 48,
} as const;
/** A sun on every eighth square between start and finish. [IDX-01] */
export const SUN_EVERY = 8;
/** From the start to the finish: what stands there. */
export const SQUARES = {
  "long": ["plain", "plain", "plain", "plain", "plain", "plain", "plain", "plain", "sun", "plain", "plain", "plain", "plain", "plain", "plain", "plain", "sun", "plain", "plain", "plain", "plain", "plain", "plain", "plain", "sun", "plain", "plain", "plain", "plain", "plain", "plain", "plain", "sun", "plain", "plain", "plain", "plain", "plain", "plain", "plain", "sun", "plain", "plain", "plain", "plain", "plain", "plain", "plain", "sun", "plain", "plain", "plain", "plain", "plain", "plain", "plain", "sun", "plain", "plain", "plain", "plain", "plain", "plain", "plain", "sun", "plain", "plain", "plain", "plain", "plain", "plain", "plain", "sun", "plain", "plain", "plain", "plain", "plain", "plain", "plain", "flag"],
  "short": ["plain", "plain", "plain", "plain", "plain", "plain", "plain", "plain", "sun", "plain", "plain", "plain", "plain", "plain", "plain", "plain", "sun", "plain", "plain", "plain", "plain", "plain", "plain", "plain", "sun", "plain", "plain", "plain", "plain", "plain", "plain", "plain", "sun", "plain", "plain", "plain", "plain", "plain", "plain", "plain", "sun", "plain", "plain", "plain", "plain", "plain", "plain", "plain", "flag"],
} as const;
/** Clues and question marks of a card, and red tokens. [IDX-02, IDX-03] */
export const SLOTS = 20;
/** Of a card, shared by whoever finds it and the reader. [IDX-14] */
export const POINTS = 20;
/** Of a free answer that is right, whatever the number of clues. [IDX-11] */
export const FREE_PRIZE = 10;
/** Players; two have no purple tokens. [IDX-13] */
export const FEWEST_FOR_TOKENS = 3;
export const LONGEST_ANSWER = 60;
export const LONGEST_QUESTION = 140;
export const LONGEST_REPLY = 140;
