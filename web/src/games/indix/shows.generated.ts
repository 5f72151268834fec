// Made by `python -m codegen` from `shows` and `anytime` of the game: change that, not this.

/** By kind of fact, in milliseconds: steps, those for each item of a field, the last, a look at it. */
export const SHOWS = {
  begins: { steps: [], look: 1800 },
  card_drawn: { steps: [600], look: 2000 },
  number_picked: { steps: [], look: 500 },
  clue_read: { steps: [400], look: 400, reads: "text", character: 60 },
  mark_read: { steps: [400], look: 1800 },
  die_rolled: { steps: [900], look: 1600 },
  asked: { steps: [], look: 4000 },
  asked_freely: { steps: [], look: 1600, reads: "words", character: 60 },
  nodded: { steps: [], look: 2000 },
  replied: { steps: [], look: 1600, reads: "words", character: 60 },
  passed: { steps: [], look: 900 },
  spoke: { steps: [], look: 600 },
  called: { steps: [800], look: 1400 },
  answered: { steps: [], look: 1400, reads: "words", character: 60 },
  answered_nothing: { steps: [], look: 1400 },
  judged: { steps: [700], look: 1400 },
  found: { steps: [900], look: 2600 },
  unfound: { steps: [900], look: 2600 },
  disputed: { steps: [], look: 2400, reads: "words", character: 60 },
  walked: { steps: [], each: [120], of: "path", look: 1400 },
  token_back: { steps: [], look: 1600 },
  won: { steps: [], look: 3500 },
} as const;
/** Actions that may be made while something is shown. */
export const ANYTIME = ["speak", "call", "say", "pass"] as const;
