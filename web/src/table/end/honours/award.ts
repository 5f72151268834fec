/** What somebody is remembered for, as the public table has it. */

import type { Honours } from "../../../wire/generated";
import type { Thing } from "../../../words/words";

export type Award = Thing & { readonly seat: number };

export interface GivenHonours {
  readonly awards: readonly Award[];
  /** For everybody who has no award. */
  readonly lines: readonly Award[];
}

const NO_HONOURS: GivenHonours = { awards: [], lines: [] };

/** Made in Python, of whichever game it was. */
export function honoursOf(honours: Honours | null | undefined): GivenHonours {
  return (honours ?? NO_HONOURS) as GivenHonours;
}
