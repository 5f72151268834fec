/** Which picture lies on the table: that of what is being shown, or else of how things stand. */

import type { Incognito } from "../../../wire/generated";
import { type Reveal, revealOf } from "../reveal/reveal";
import type { Drawing, Step, Told, View, Voting } from "../types";

export type Scene =
  | { readonly kind: "preparing" }
  | {
      /** A round begins: the places, then one's word. */
      readonly kind: "dealt";
      readonly dealt: Incognito.Dealt;
      readonly word: boolean;
    }
  | { readonly kind: "drawing"; readonly view: Drawing }
  | {
      /** Slates are turned over, and so many of the six words lie there. */
      readonly kind: "laid";
      readonly places: readonly string[];
      readonly words: readonly Incognito.NumberedWord[];
    }
  | { readonly kind: "voting"; readonly view: Voting }
  | { readonly kind: "revealed"; readonly reveal: Reveal }
  | { readonly kind: "scored"; readonly scored: Incognito.Scored; readonly counted: boolean }
  | { readonly kind: "won"; readonly seats: readonly number[] };

export function sceneOf(view: View, told: Told, step: Step | null): Scene {
  return (step && ofFact(view, told, step)) ?? ofView(view, told);
}

/** Null where the picture is that of the view. */
function ofFact(view: View, told: Told, { fact, count, landed }: Step): Scene | null {
  switch (fact.type) {
    case "reshuffled":
      return { kind: "preparing" };
    case "dealt":
      return { kind: "dealt", dealt: fact, word: landed };
    case "laid":
      return { kind: "laid", places: placesIn(view), words: fact.words.slice(0, Math.max(0, count - 1)) };
    case "revealed":
      return { kind: "revealed", reveal: revealOf(view, told, fact, count, landed) };
    case "scored":
      return { kind: "scored", scored: fact, counted: landed };
    case "won":
      return { kind: "won", seats: fact.seats };
    default:
      return null;
  }
}

function ofView(view: View, told: Told): Scene {
  switch (view.type) {
    case "preparing":
    case "reshuffling":
      return { kind: "preparing" };
    case "drawing":
      return { kind: "drawing", view };
    case "gathering":
      return { kind: "drawing", view: view.drawing };
    case "voting":
      return { kind: "voting", view };
    case "filling":
      return { kind: "voting", view: view.voting };
    case "won":
      return { kind: "won", seats: told.findLast((fact) => fact.type === "won")?.seats ?? [] };
  }
}

function placesIn(view: View): readonly string[] {
  if (view.type === "gathering") return view.drawing.places;
  return "places" in view ? view.places : [];
}

/** What is scored so far; nothing before the cards are dealt. */
export function scoresIn(view: View): readonly number[] {
  switch (view.type) {
    case "preparing":
      return Array.from({ length: view.players }, () => 0);
    case "gathering":
      return view.drawing.match.scores;
    case "filling":
      return view.voting.match.scores;
    default:
      return view.match.scores;
  }
}

/** From 1; none while the cards are shuffled. */
export function roundShown(view: View, step: Step | null): number | null {
  if (step?.fact.type === "dealt") return step.fact.round;
  if (view.type === "preparing") return null;
  const { match } = view.type === "gathering" ? view.drawing : view.type === "filling" ? view.voting : view;
  return match.round + 1;
}
