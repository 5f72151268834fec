// Made by `python -m codegen` from src/tablee/games/incroyable/vocabulary.py: change that, not this.

export const FINISH = {
  "long": 80,
  "short": 48,
} as const;
/** The square "+1…+6" of each board; all else stands on the short one as on the long one. [INC-01] */
export const BONUS = {
  "long": 48,
  "short": 26,
} as const;
export const SPIRALS = [6, 14, 22, 30, 38, 46, 54, 62, 70] as const;
/** How far a pawn goes back that lands there. */
export const DANGERS = {
  "18": 3,
  "34": 4,
  "58": 5,
  "74": 6,
} as const;
/** Every other square has the symbol of its number's remainder by 5; the start, 0, is a professor square. */
export const REMAINDERS = {
  "professeur": 0,
  "livres": 1,
  "globe": 2,
  "coeur": 3,
  "arbre": 4,
} as const;
/** From the start to the finish. */
export const SQUARES = {
  "long": ["professeur", "livres", "globe", "coeur", "arbre", "professeur", "spiral", "globe", "coeur", "arbre", "professeur", "livres", "globe", "coeur", "spiral", "professeur", "livres", "globe", "danger", "arbre", "professeur", "livres", "spiral", "coeur", "arbre", "professeur", "livres", "globe", "coeur", "arbre", "spiral", "livres", "globe", "coeur", "danger", "professeur", "livres", "globe", "spiral", "arbre", "professeur", "livres", "globe", "coeur", "arbre", "professeur", "spiral", "globe", "bonus", "arbre", "professeur", "livres", "globe", "coeur", "spiral", "professeur", "livres", "globe", "danger", "arbre", "professeur", "livres", "spiral", "coeur", "arbre", "professeur", "livres", "globe", "coeur", "arbre", "spiral", "livres", "globe", "coeur", "danger", "professeur", "livres", "globe", "coeur", "arbre", "flag"],
  "short": ["professeur", "livres", "globe", "coeur", "arbre", "professeur", "spiral", "globe", "coeur", "arbre", "professeur", "livres", "globe", "coeur", "spiral", "professeur", "livres", "globe", "danger", "arbre", "professeur", "livres", "spiral", "coeur", "arbre", "professeur", "bonus", "globe", "coeur", "arbre", "spiral", "livres", "globe", "coeur", "danger", "professeur", "livres", "globe", "spiral", "arbre", "professeur", "livres", "globe", "coeur", "arbre", "professeur", "spiral", "globe", "flag"],
} as const;
export const HIGHEST = 9999;
/** Of the five questions of a risk turn. [INC-15] */
export const STAKES = [2, 3, 4, 5, 7] as const;
/** In order of closeness; whoever challenges rightly has the first. [INC-02, INC-12, INC-13] */
export const PRIZES = [7, 5, 4, 3, 2] as const;
/** On top of that, by the rank of the estimate that was rightly challenged, the highest first. [INC-12] */
export const RANK_BONUSES = [0, 2, 3, 4, 5, 6] as const;
