/** Which picture lies in the middle of the table: that of what is being shown, or else of how things stand. */

import type { Fact, Question, Step, Told, View } from "../types";

export type Scene =
  | { readonly kind: "preparing"; readonly first: number | null }
  | {
      /** A question is there, and everybody estimates. */
      readonly kind: "asking";
      readonly question: Question;
      /** By seat; empty before anybody could be. */
      readonly ready: readonly boolean[];
    }
  | { readonly kind: "lane"; readonly question: Question; readonly view: LaneView }
  | { readonly kind: "risk" }
  | { readonly kind: "won"; readonly seats: readonly number[] };

/** While estimates lie open, or are about to. */
export type LaneView = Extract<View, { type: "estimating" | "settling" | "challenging" }>;

export function sceneOf(view: View, told: Told, step: Step | null): Scene {
  return (step && ofFact(step.fact)) ?? ofView(view, told, step);
}

/** Null where the picture is that of the view. */
function ofFact(fact: Fact): Scene | null {
  switch (fact.type) {
    case "begins":
      return { kind: "preparing", first: fact.seat };
    case "asked":
      return { kind: "asking", question: fact, ready: [] };
    case "risk_began":
    case "risk_asked":
      return { kind: "risk" };
    case "won":
      return { kind: "won", seats: fact.seats };
    default:
      return null;
  }
}

function ofView(view: View, told: Told, step: Step | null): Scene {
  switch (view.type) {
    case "preparing":
      return { kind: "preparing", first: view.first };
    case "estimating":
      // Nothing but the estimates themselves is shown before they lie open.
      if (step?.fact.type === "shown") return { kind: "lane", question: view.question, view };
      return { kind: "asking", question: view.question, ready: view.ready };
    case "settling":
    case "challenging":
      return { kind: "lane", question: view.question, view };
    case "naming":
    case "choosing":
      return { kind: "risk" };
    case "won":
      return { kind: "won", seats: told.findLast((fact) => fact.type === "won")?.seats ?? [] };
  }
}
