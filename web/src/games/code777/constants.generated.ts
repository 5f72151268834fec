// Made by `python -m codegen` from src/tablee/games/code777/vocabulary.py: change that, not this.

export const COPIES = {
  "1_green": 1,
  "2_yellow": 2,
  "3_black": 3,
  "4_brown": 4,
  "5_black": 1,
  "5_red": 4,
  "6_green": 3,
  "6_pink": 3,
  "7_blue": 4,
  "7_pink": 1,
  "7_yellow": 2,
} as const;
export const RACKS = 4;
export const RACK = 3;
/** Tiles that are on no rack: in the stock or among the discards. */
export const STOCK = 16;
/** So few tiles in the stock are shuffled with the discards. [C77-09] */
export const RESHUFFLE = 7;
export const POINTS = 3;
/** A pause without a clock: it ends when everybody has noted. */
export const UNTIL_NOTED = 99;
export const QUESTIONS = 23;
