/** What a face can show: what somebody at the table is at. */
export type Mood = "calm" | "thinking" | "asked" | "out" | "away" | "winning";
