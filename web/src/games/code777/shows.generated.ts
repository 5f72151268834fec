// Made by `python -m codegen` from `shows` and `anytime` of the game: change that, not this.

/** By kind of fact, in milliseconds: steps, one more for each item of a field, a look at all of it. */
export const SHOWS = {
  dealt: { steps: [], each: 0, of: "", look: 1200 },
  starts: { steps: [], each: 0, of: "", look: 1000 },
  replied: { steps: [700, 900], each: 0, of: "", look: 1300 },
  declared: { steps: [450, 450, 450, 600], each: 0, of: "", look: 2500 },
  replaced: { steps: [], each: 0, of: "", look: 1200 },
  dummy_replaced: { steps: [], each: 0, of: "", look: 600 },
  reshuffled: { steps: [], each: 0, of: "", look: 600 },
  won: { steps: [], each: 0, of: "", look: 3500 },
} as const;
/** Actions that may be made while something is shown. */
export const ANYTIME = ["declare"] as const;
