/** What stands where: the racks around the table, who is seen by whom, and what lies in the middle. */

import { type Beat, type DeclarationBeat, lastReply } from "../beats/beats";
import type { Fact, Rack, Replied, Tabletop, View } from "../types";

export type TabletopView = Extract<View, { tabletop: Tabletop }>;

export function tabletopViewOf(view: View): TabletopView | null {
  return "tabletop" in view ? view : null;
}

export function racksOf(view: View): readonly (Rack | null)[] {
  return "racks" in view ? view.racks : [];
}

export function playersOf(view: View): number {
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
  | { readonly kind: "declaration"; readonly beat: DeclarationBeat; readonly step: number }
  | { readonly kind: "won"; readonly seat: number };

/** A beat that is played comes first; then the last question, until the next one. */
export function middleOf(view: View, told: readonly Fact[], live: Beat | null, step: number): Middle {
  if (live?.kind === "declaration") return { kind: "declaration", beat: live, step };
  if (live?.kind === "reply") return { kind: "question", fact: live.fact, replied: step > 0 };
  if (view.type === "won") return { kind: "won", seat: view.winner };
  const table = tabletopViewOf(view);
  if (!table) return { kind: "shuffling" };
  const fact = table.tabletop.last && lastReply(told);
  return fact ? { kind: "question", fact, replied: true } : { kind: "opening", seat: table.tabletop.to_draw };
}

/** How a rack stands to the question that lies there: it is spoken of, it is the one that is not seen, or it came later. */
export type Light = "seen" | "unseen" | null;

export function lightOf(middle: Middle, rack: number, refills: readonly number[]): Light {
  if (middle.kind !== "question") return null;
  if ((refills[rack] ?? 0) > (middle.fact.refills[rack] ?? 0)) return null;
  return rack === middle.fact.seat ? "unseen" : "seen";
}
