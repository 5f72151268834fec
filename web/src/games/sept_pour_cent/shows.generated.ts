// Made by `python -m codegen` from `shows` and `anytime` of the game: change that, not this.

/** By kind of fact, in milliseconds: steps, those for each item of a field, the last, a look at it. */
export const SHOWS = {
  dealt: { steps: [], look: 700 },
  start_rolled: { steps: [700], look: 200 },
  tied: { steps: [], look: 900 },
  starts: { steps: [], look: 1100 },
  announced: { steps: [], look: 900 },
  contested: { steps: [400], look: 900 },
  opined: { steps: [], look: 700 },
  shown: { steps: [700], each: [180, 280, 280, 400], of: "hands", then: [600], look: 2600 },
  out: { steps: [], look: 2000 },
  round_won: { steps: [], look: 2200 },
  rolled: { steps: [850, 550, 450], look: 1800 },
  rerolled: { steps: [1100, 450], look: 1800 },
  taken: { steps: [], look: 900 },
  stolen: { steps: [], look: 900 },
  drawn: { steps: [], look: 900 },
  used: { steps: [], look: 900 },
  discarded: { steps: [], look: 900 },
  round_ended: { steps: [], look: 700 },
  won: { steps: [], look: 3500 },
} as const;
/** Actions that may be made while something is shown. */
export const ANYTIME = [] as const;
