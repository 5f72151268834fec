/** Which turn it is, from 1: that of the question that is being read, though the view is that of before; 0 before any. */

import type { Step, View } from "../types";

export function turnOf(view: View, step: Step | null): number {
  const before = view.type === "preparing" ? 0 : view.race.turn + 1;
  return begins(view, step) ? before + 1 : before;
}

function begins(view: View, step: Step | null): boolean {
  // Of what was before a game's first question nothing is known: it is the view's own already.
  if (step?.fact.type === "asked") return !("question" in view && view.question.text === step.fact.text);
  if (step?.fact.type === "risk_began") return true;
  // The first question of a risk turn; the next ones are read while it is on.
  return step?.fact.type === "risk_asked" && view.type !== "naming" && view.type !== "choosing";
}
