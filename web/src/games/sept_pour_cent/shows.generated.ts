// Made by `python -m codegen` from `shows` and `anytime` of the game: change that, not this.

/** By kind of fact, in milliseconds: steps, those for each item of a field, the last, a look at it. */
export const SHOWS = {
  turned_up: { steps: [], look: 2600 },
  dealt: { steps: [], look: 3000 },
  start_rolled: { steps: [700], look: 1900 },
  tied: { steps: [], look: 3000 },
  starts: { steps: [], look: 2000 },
  announced: { steps: [], look: 1800 },
  contested: { steps: [600], look: 3800 },
  opined: { steps: [], look: 2600 },
  shown: { steps: [700], each: [180, 280, 280, 400], of: "hands", then: [600], look: 3400 },
  out: { steps: [], look: 3200 },
  round_won: { steps: [], look: 3800 },
  rolled: { steps: [850, 550, 450], look: 3200 },
  rerolled: { steps: [1100, 450], look: 2800 },
  taken: { steps: [], look: 2400 },
  stolen: { steps: [], look: 2400 },
  drawn: { steps: [], look: 2000 },
  used: { steps: [], look: 2200 },
  discarded: { steps: [], look: 2200 },
  round_ended: { steps: [], look: 3800 },
  won: { steps: [2000], look: 3500 },
} as const;
/** Actions that may be made while something is shown. */
export const ANYTIME = [] as const;
