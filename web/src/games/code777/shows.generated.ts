// Made by `python -m codegen` from `shows` and `anytime` of the game: change that, not this.

/** By kind of fact, in milliseconds: steps, those for each item of a field, the last, a look at it. */
export const SHOWS = {
  dealt: { steps: [], look: 2000 },
  starts: { steps: [], look: 3000 },
  replied: { steps: [700, 900], look: 1300 },
  declared: { steps: [500, 500, 500, 700], look: 3200 },
  replaced: { steps: [2400], look: 3200 },
  dummy_replaced: { steps: [], look: 3200 },
  reshuffled: { steps: [], look: 3400 },
  won: { steps: [], each: [550], of: "held", then: [1600], look: 3500 },
} as const;
/** Actions that may be made while something is shown. */
export const ANYTIME = ["declare"] as const;
