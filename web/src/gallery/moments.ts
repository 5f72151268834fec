/** The moments of the gallery, as `python -m tests.gallery` writes them. */

import type { StageKind } from "../lib/company";
import type { Offers, SeptPourCent } from "../wire/generated";
import stored from "./sept_pour_cent.generated.json";

export interface Moment {
  readonly name: string;
  readonly stage: StageKind;
  readonly names: readonly string[];
  readonly view: SeptPourCent.View;
  readonly offers: Offers;
  readonly told: readonly SeptPourCent.Fact[];
}

export const MOMENTS = stored as unknown as readonly Moment[];
