// Made by `python -m codegen` from src/tablee/games/incroyable/vocabulary.py: change that, not this.

export const HIGHEST = 9999;
