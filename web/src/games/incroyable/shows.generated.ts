// Made by `python -m codegen` from `shows` and `anytime` of the game: change that, not this.

/** By kind of fact, in milliseconds: steps, one more for each item of a field, a look at all of it. */
export const SHOWS = {
  begins: { steps: [], each: 0, of: "", look: 1200 },
  asked: { steps: [], each: 0, of: "", look: 2000 },
  risk_began: { steps: [600], each: 0, of: "", look: 1200 },
  risk_asked: { steps: [], each: 0, of: "", look: 1500 },
  shown: { steps: [500], each: 350, of: "estimates", look: 1200 },
  shifted: { steps: [], each: 0, of: "", look: 900 },
  passed: { steps: [], each: 0, of: "", look: 700 },
  raised: { steps: [], each: 0, of: "", look: 1000 },
  challenged: { steps: [700], each: 0, of: "", look: 1100 },
  answer_read: { steps: [900, 900], each: 0, of: "", look: 2600 },
  judged: { steps: [600], each: 0, of: "", look: 1100 },
  scored: { steps: [], each: 0, of: "", look: 900 },
  walked: { steps: [], each: 140, of: "path", look: 350 },
  named: { steps: [], each: 0, of: "", look: 1300 },
  signs_shown: { steps: [], each: 400, of: "signs", look: 700 },
  fell: { steps: [500], each: 0, of: "", look: 700 },
  risk_ended: { steps: [], each: 0, of: "", look: 800 },
  won: { steps: [], each: 0, of: "", look: 3500 },
} as const;
/** Actions that may be made while something is shown. */
export const ANYTIME = [] as const;
