/** What came of a roll: the game, nothing, or one number that may still become two. */

export type Luck = "won" | "missed" | "half";

/** As a verdict: good or bad, and null as long as it may still become either. */
export const VERDICT: Readonly<Record<Luck, boolean | null>> = { won: true, missed: false, half: null };
