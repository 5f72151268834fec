/** The things of « Indix », by the names that are used here. */

import type { Step as AnyStep } from "../../board/show";
import type { Indix } from "../../wire/generated";

export type View = Indix.View;
export type Fact = Indix.Fact;
export type Action = Indix.Action;
export type Told = readonly Fact[];
export type Step = AnyStep<Fact>;
export type Category = Indix.Category;
export type ReadClue = Indix.ReadClue;
export type Question = Indix.Ask | Indix.AskFreely;
export type Reply = Indix.Nod | Indix.Reply;
/** While some card is looked for. */
export type Searching = Exclude<View, { readonly type: "preparing" | "won" }>;
