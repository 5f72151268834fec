// Made by `python -m codegen` from src/tablee/wire/codes.py: change that, not this.

/** Letters of the shortest. */
export const TABLE_CODE_LENGTH = 6;
/** Where a server is for everybody, and more people guess. */
export const PUBLIC_CODE_LENGTH = 8;
/** Letters of the longest code: as often as a server can answer, nobody hits one in a hundred years. */
export const UNGUESSABLE = 12;
