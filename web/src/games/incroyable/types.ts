/** The things of « Incroyable ! », by the names that are used here. */

import type { Step as AnyStep } from "../../board/show";
import type { Incroyable } from "../../wire/generated";

export type View = Incroyable.View;
export type Fact = Incroyable.Fact;
export type Action = Incroyable.Action;
export type Told = readonly Fact[];
export type Step = AnyStep<Fact>;
export type Kind = Incroyable.Kind;
/** As it is read out: of a view, or of the fact that reads it out. */
export type Question = Incroyable.OpenQuestion | Incroyable.Asked | Incroyable.RiskAsked | Incroyable.AnsweredQuestion;
