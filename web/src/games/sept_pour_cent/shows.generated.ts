// Made by `python -m codegen` from `shows` and `anytime` of the game: change that, not this.

/** By kind of fact, in milliseconds: steps, one more for each item of a field, a look at all of it. */
export const SHOWS = {
  dealt: { steps: [], each: 0, of: "", look: 700 },
  start_rolled: { steps: [700], each: 0, of: "", look: 200 },
  tied: { steps: [], each: 0, of: "", look: 900 },
  starts: { steps: [], each: 0, of: "", look: 1100 },
  announced: { steps: [], each: 0, of: "", look: 900 },
  contested: { steps: [400], each: 0, of: "", look: 900 },
  opined: { steps: [], each: 0, of: "", look: 700 },
  shown: { steps: [700], each: 900, of: "hands", look: 2600 },
  out: { steps: [], each: 0, of: "", look: 900 },
  round_won: { steps: [], each: 0, of: "", look: 1500 },
  rolled: { steps: [900, 450, 350], each: 0, of: "", look: 1500 },
  rerolled: { steps: [900, 350], each: 0, of: "", look: 1500 },
  taken: { steps: [], each: 0, of: "", look: 900 },
  stolen: { steps: [], each: 0, of: "", look: 900 },
  drawn: { steps: [], each: 0, of: "", look: 900 },
  used: { steps: [], each: 0, of: "", look: 900 },
  discarded: { steps: [], each: 0, of: "", look: 900 },
  round_ended: { steps: [], each: 0, of: "", look: 700 },
  won: { steps: [], each: 0, of: "", look: 3500 },
} as const;
/** Actions that may be made while something is shown. */
export const ANYTIME = [] as const;
