/** What stands where: the racks around the table, who is seen by whom, and what lies in the middle. */

import type { SeatFate } from "../../../board/moodOf";
import type { Step } from "../../../board/show";
import { type Declaration, lastDeclaration, lastReply } from "../declaring/declarations";
import type { Fact, Rack, Replied, Tabletop, View } from "../types";

export type TabletopView = Extract<View, { tabletop: Tabletop }>;

export function tabletopViewOf(view: View): TabletopView | null {
  return "tabletop" in view ? view : null;
}

export function racksOf(view: View): readonly (Rack | null)[] {
  return "racks" in view ? view.racks : [];
}

function playersOf(view: View): number {
  return "tabletop" in view ? view.tabletop.points.length : view.players;
}

/** The racks that stand on the cloth, clockwise from my left, dummies last. Mine stands before me, once all are turned round too. */
export function racksAround(view: View): number[] {
  const players = playersOf(view);
  const seats = Array.from({ length: players }, (_, at) => at);
  const { me } = view;
  const others = me === null ? seats : [...seats.slice(me + 1), ...seats.slice(0, me)];
  const dummies = racksOf(view).flatMap((_, at) => (at < players ? [] : [at]));
  return [...others, ...dummies, ...(me !== null && view.type === "won" ? [me] : [])];
}

export type Middle =
  | { readonly kind: "shuffling" }
  | { readonly kind: "opening"; readonly seat: number }
  | { readonly kind: "question"; readonly fact: Replied; readonly replied: boolean }
  | {
      readonly kind: "declaration";
      readonly declaration: Declaration;
      /** How many of its numbers can be seen. */
      readonly open: number;
      /** Whether it is right is out. */
      readonly judged: boolean;
    }
  | { readonly kind: "won"; readonly seat: number };

/** What follows from a declaration leaves it in the middle. */
const OF_DECLARATION: readonly Fact["type"][] = ["declared", "replaced", "dummy_replaced", "reshuffled", "won"];

/** What is being shown comes first; then the last question, until the next one. */
export function middleOf(view: View, told: readonly Fact[], step: Step<Fact> | null): Middle {
  if (step?.fact.type === "replied") return { kind: "question", fact: step.fact, replied: step.count > 1 };
  if (step?.fact.type === "won" && step.landed) return { kind: "won", seat: step.fact.seat };
  const declaration = step && OF_DECLARATION.includes(step.fact.type) ? lastDeclaration(told) : null;
  if (step && declaration) {
    const first = step.fact.type === "declared";
    return { kind: "declaration", declaration, open: first ? step.count : Infinity, judged: !first || step.landed };
  }
  if (view.type === "won") return { kind: "won", seat: view.winner };
  const table = tabletopViewOf(view);
  if (!table) return { kind: "shuffling" };
  const fact = table.tabletop.last && lastReply(told);
  return fact ? { kind: "question", fact, replied: true } : { kind: "opening", seat: table.tabletop.to_draw };
}

/** Whether what this seat declared is right or wrong, as everybody can see now. */
export function verdictOn(middle: Middle, seat: number): Pick<SeatFate, "right" | "wrong"> {
  if (middle.kind !== "declaration" || !middle.judged) return {};
  const { fact } = middle.declaration;
  return fact.seat === seat ? { right: fact.right, wrong: !fact.right } : {};
}

/** How a rack stands to the question that lies there: it is spoken of, it is the one that is not seen, or it came later. */
export type Light = "seen" | "unseen" | null;

export function lightOf(middle: Middle, rack: number, refills: readonly number[]): Light {
  if (middle.kind !== "question") return null;
  if ((refills[rack] ?? 0) > (middle.fact.refills[rack] ?? 0)) return null;
  return rack === middle.fact.seat ? "unseen" : "seen";
}
