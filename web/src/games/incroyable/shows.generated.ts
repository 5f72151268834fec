// Made by `python -m codegen` from `shows` and `anytime` of the game: change that, not this.

/** By kind of fact, in milliseconds: steps, those for each item of a field, the last, a look at it. */
export const SHOWS = {
  begins: { steps: [], look: 1200 },
  asked: { steps: [], look: 2000 },
  risk_began: { steps: [600], look: 1200 },
  risk_asked: { steps: [], look: 1500 },
  shown: { steps: [500], each: [350], of: "estimates", look: 1200 },
  shifted: { steps: [], look: 900 },
  passed: { steps: [], look: 700 },
  raised: { steps: [], look: 1000 },
  challenged: { steps: [700], look: 1100 },
  answer_read: { steps: [900, 900], look: 2600 },
  judged: { steps: [600], look: 1100 },
  scored: { steps: [], look: 900 },
  walked: { steps: [], each: [140], of: "path", look: 350 },
  named: { steps: [], look: 1300 },
  signs_shown: { steps: [], each: [400], of: "signs", look: 700 },
  fell: { steps: [500], look: 700 },
  risk_ended: { steps: [], look: 800 },
  won: { steps: [], look: 3500 },
} as const;
/** Actions that may be made while something is shown. */
export const ANYTIME = [] as const;
