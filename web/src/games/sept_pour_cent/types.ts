/** The things of « 7 % », by the names that are used here. */

import type { SeptPourCent } from "../../wire/generated";

export type Family = SeptPourCent.Family;
/** A winning number, or a bonus. */
export type Reward = number | SeptPourCent.Bonus;
