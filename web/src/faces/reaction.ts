import type { REACTIONS } from "../wire/generated";

export type Reaction = (typeof REACTIONS)[number];
