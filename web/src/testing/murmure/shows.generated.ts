// Made by `python -m tests.murmure.board_types` from `shows` and `anytime` of the game: change that, not this.

/** By kind of fact, in milliseconds: steps, those for each item of a field, the last, a look at it. */
export const SHOWS = {
  dealt: { steps: [], look: 400 },
  shouted: { steps: [300], look: 500 },
  heard: { steps: [], look: 300 },
  revealed: { steps: [200], each: [200, 100], of: "tiles", then: [400], look: 1000 },
} as const;
/** Actions that may be made while something is shown. */
export const ANYTIME = ["shout"] as const;
