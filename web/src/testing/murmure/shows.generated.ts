// Made by `python -m tests.murmure.board_types` from `shows` and `anytime` of the game: change that, not this.

/** By kind of fact, in milliseconds: steps, one more for each item of a field, a look at all of it. */
export const SHOWS = {
  dealt: { steps: [], each: 0, of: "", look: 400 },
  shouted: { steps: [300], each: 0, of: "", look: 500 },
  heard: { steps: [], each: 0, of: "", look: 300 },
  revealed: { steps: [200], each: 300, of: "tiles", look: 1000 },
} as const;
/** Actions that may be made while something is shown. */
export const ANYTIME = ["shout"] as const;
