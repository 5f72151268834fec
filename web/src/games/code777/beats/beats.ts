/** What deserves a beat: a reply that rolls in, a declaration whose numbers turn over. Read from what was told. */

import { afterOutcomes, beatsIn, type BeatSpan } from "../../../board/show";
import type { Declared, Fact, Rack, Replied } from "../types";

export interface DeclarationBeat extends BeatSpan {
  readonly kind: "declaration";
  readonly fact: Declared;
  /** What stood on the rack; null when it still stands there. */
  readonly removed: Rack | null;
}

export type Beat = DeclarationBeat | (BeatSpan & { readonly kind: "reply"; readonly fact: Replied });

/** What is told of a declaration after it. */
const OUTCOMES: readonly Fact["type"][] = ["replaced", "dummy_replaced", "reshuffled", "course", "found", "won"];

export function beatAt(told: readonly Fact[], at: number): Beat | null {
  const fact = told[at];
  if (fact?.type === "replied") return { kind: "reply", at, end: at + 1, fact };
  if (fact?.type !== "declared") return null;
  const end = afterOutcomes(told, at, OUTCOMES);
  return { kind: "declaration", at, end, fact, removed: removedIn(told.slice(at, end), fact) };
}

function removedIn(told: readonly Fact[], { seat }: Declared): Rack | null {
  for (const fact of told) {
    if (fact.type === "replaced" && fact.seat === seat) return fact.removed;
    if (fact.type === "won") return fact.held.find((held) => held.seat === seat)?.tiles ?? null;
  }
  return null;
}

/** Who has declared what since the last question: it is left lying there until the next one. */
export function declarations(told: readonly Fact[]): DeclarationBeat[] {
  const since = told.findLastIndex((fact) => fact.type === "replied") + 1;
  return beatsIn({ beatAt }, told, since).filter((beat) => beat.kind === "declaration");
}

export function lastReply(told: readonly Fact[]): Replied | null {
  return told.findLast((fact) => fact.type === "replied") ?? null;
}
