// Made by `python -m codegen` from src/tablee/games/sept_pour_cent/vocabulary.py: change that, not this.

/** The sum of a whole family. [SPC-09] */
export const HIGHEST = 30;
export const HAND = 3;
export const FACE_UP = 3;
export const REWARDS = 3;
export const LIMIT = 8;
