/** The score of the evening: how often whoever sits here has won at this table. */

import type { PublicChair } from "../../../wire/generated";

export interface EveningScore {
  /** The chair. */
  readonly at: number;
  readonly name: string;
  readonly face: string;
  readonly bot: boolean;
  readonly won: number;
}

/** Those who have played here, the most wins first. */
export function eveningOf(chairs: readonly PublicChair[]): readonly EveningScore[] {
  return chairs
    .flatMap(({ name, face, holder, won, played }, at) =>
      played ? [{ at, name, face, bot: holder === "bot", won }] : [],
    )
    .sort((one, other) => other.won - one.won);
}
