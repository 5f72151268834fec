// Made by `python -m codegen` from `shows` and `anytime` of the game: change that, not this.

/** By kind of fact, in milliseconds: steps, those for each item of a field, the last, a look at it. */
export const SHOWS = {
  begins: { steps: [], look: 2000 },
  asked: { steps: [], look: 2000 },
  risk_began: { steps: [600], look: 3600 },
  risk_asked: { steps: [], look: 2000 },
  shown: { steps: [500], each: [350], of: "estimates", look: 4000 },
  shifted: { steps: [], look: 2000 },
  passed: { steps: [], look: 1200 },
  raised: { steps: [], look: 1600 },
  challenged: { steps: [800], look: 2800 },
  answer_read: { steps: [900, 1100], look: 1500, reads: "comment", character: 60 },
  judged: { steps: [600], look: 2400 },
  scored: { steps: [], look: 3000 },
  walked: { steps: [], each: [160], of: "path", look: 1800, more: { bonus: 2100, back: 2300 } },
  named: { steps: [], look: 2400 },
  signs_shown: { steps: [], each: [400], of: "signs", look: 2600 },
  fell: { steps: [1500], look: 3200 },
  risk_ended: { steps: [], look: 3800 },
  won: { steps: [], look: 3500 },
} as const;
/** Actions that may be made while something is shown. */
export const ANYTIME = [] as const;
