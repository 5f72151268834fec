// Made by `python -m codegen` from `shows` and `anytime` of the game: change that, not this.

/** By kind of fact, in milliseconds: steps, those for each item of a field, the last, a look at it. */
export const SHOWS = {
  reshuffled: { steps: [], look: 900 },
  dealt: { steps: [600], look: 1600 },
  drawing_time_up: { steps: [], look: 1200 },
  laid: { steps: [700], each: [350], of: "words", look: 900 },
  voting_time_up: { steps: [], look: 1200 },
  revealed: { steps: [1800], each: [900], of: "votes", then: [1600, 1400], look: 2600 },
  scored: { steps: [500], look: 2200 },
  won: { steps: [], look: 3500 },
} as const;
/** Actions that may be made while something is shown. */
export const ANYTIME = [] as const;
