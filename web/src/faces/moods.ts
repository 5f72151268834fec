/** What a face can show: what somebody at the table is at. */
export const MOODS = ["calm", "thinking", "asked", "out", "away", "glad", "sorry", "winning"] as const;

export type Mood = (typeof MOODS)[number];
