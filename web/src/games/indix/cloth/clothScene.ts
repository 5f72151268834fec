/** Which picture lies in the middle of the table: that of what is being shown, or else of how things stand. */

import { type Reveal, revealIn } from "../reveal/reveal";
import { type Search, searchShown } from "../search/search";
import type { Category, Searching, Step, Told, View } from "../types";

export type Scene =
  | { readonly kind: "preparing"; readonly first: number | null }
  | {
      /** The reader takes a card, then says what it is. */
      readonly kind: "drawn";
      readonly reader: number;
      readonly category: Category;
      /** For the reader alone. */
      readonly name: string | null;
      readonly stamped: boolean;
    }
  | { readonly kind: "search"; readonly view: Searching; readonly search: Search }
  | { readonly kind: "reveal"; readonly reveal: Reveal }
  | { readonly kind: "won"; readonly seats: readonly number[] };

export function sceneOf(view: View, told: Told, step: Step | null): Scene {
  return (step && ofFact(view, told, step)) ?? ofView(view, told, step);
}

/** Null where the picture is that of the view. */
function ofFact(view: View, told: Told, step: Step): Scene | null {
  const { fact, landed } = step;
  switch (fact.type) {
    case "begins":
      return { kind: "preparing", first: fact.seat };
    case "card_drawn":
      return { kind: "drawn", reader: fact.seat, category: fact.category, name: fact.name, stamped: landed };
    case "found":
    case "unfound":
    case "disputed":
    case "walked":
    case "token_back": {
      const reveal = revealIn(view, told, step);
      return reveal && { kind: "reveal", reveal };
    }
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
    case "won":
      return { kind: "won", seats: told.findLast((fact) => fact.type === "won")?.seats ?? [] };
    default:
      return { kind: "search", view, search: searchShown(view, told, step) };
  }
}
