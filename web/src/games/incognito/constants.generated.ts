// Made by `python -m codegen` from src/tablee/games/incognito/vocabulary.py: change that, not this.

export const HIGH = 4096;
/** A slate is upright, three to four: its points lie at 0 to WIDE - 1 and 0 to HIGH - 1, in units of one size. */
export const WIDE = 3072;
export const ROUNDS = 3;
/** Words that lie face up together, at the numbers 1 to 6; and as many vote cards a player. [ICG-01, ICG-05] */
export const LAID = 6;
export const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
/** Seconds for the last one, as the table agreed. [ICG-04] */
export const COUNTDOWNS = [5, 10, 20] as const;
export const FOUND = 1;
export const HIDDEN_WELL = 2;
/** Points of one stroke; a longer one is drawn as several. */
export const LONGEST_STROKE = 400;
export const MOST_POINTS = 4800;
export const MOST_STROKES = 500;
export const FARTHEST_STROKE = 20000;
export const FARTHEST_SLATE = 600000;
export const FARTHEST_RUB = 2048;
export const MOST_CUT_POINTS = 5200;
export const MOST_CUT_STROKES = 600;
export const LONGEST_RUB = 32;
export const LONGEST_LOOP = 120;
export const LONGEST_DESCRIPTION = 200;
/** Half as wide as an eraser rubs, in units of the slate. */
export const ERASER = 72;
/** Of one slate, undoing and describing included: ten times what a patient hand needs. */
export const MOST_ACTS = 4000;
/** Steps that can be undone. */
export const STEPS_KEPT = 200;
export const SMALLEST = 128;
export const LARGEST = 2048;
/** In each of so many directions it can be turned. */
export const TURNS = 24;
/** What anybody can stamp, whatever their cards. */
export const SHAPES = {
  "line": "H0XcAnEXcA",
  "circle": "nEXcAmhbeAk9fQAififAfQk9AbemhAXcnEATZmhAPok9AMYifAJ6fQAIWbeAH0XcAIWTZAJ6PoAMYMYAPoJ6ATZIWAXcH0AbeIWAfQJ6AifMYAk9PoAmhTZAnEXcA",
  "square": "H0H0AnEH0AnEnEAH0nEAH0H0A",
  "triangle": "XcH0Ak9fQAJ6fQAXcH0A",
  "arc": "H0XcAIWTZAJ6PoAMYMYAPoJ6ATZIWAXcH0AbeIWAfQJ6AifMYAk9PoAmhTZAnEXcA",
  "wave": "EsXcAGQZAAH0aJAJYakAK8aJAMgZAAOEXcAPoV4ARMUuASwUUAUUUuAV4V4AXcXcAZAZAAakaJAcIakAdsaJAfQZAAg0XcAiYV4Aj8UuAlgUUAnEUuAooV4AqMXcA",
  "star": "nEXcAeMbWAfQk9AXcfQAPok9AQrbWAH0XcAQrTiAPoJ6AXcPoAfQJ6AeMTiAnEXcA",
} as const;
