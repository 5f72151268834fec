/** The things of « Incognito », by the names that are used here. */

import type { Step as AnyStep } from "../../board/show";
import type { Incognito } from "../../wire/generated";

export type View = Incognito.View;
export type Fact = Incognito.Fact;
export type Action = Incognito.Action;
export type Told = readonly Fact[];
export type Step = AnyStep<Fact>;
export type Picture = Incognito.Picture;
export type Drawing = Incognito.Drawing;
export type Voting = Incognito.Voting;
