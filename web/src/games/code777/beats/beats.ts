/** What deserves a beat: a reply that rolls in, a declaration whose numbers turn over. Read from what was told. */

import type { Declared, Fact, Rack, Replied } from "../types";

/** `at` is its first fact; from `end` on is told what no longer belongs to it. */
export type Beat =
  | { readonly kind: "reply"; readonly at: number; readonly end: number; readonly fact: Replied }
  | {
      readonly kind: "declaration";
      readonly at: number;
      readonly end: number;
      readonly fact: Declared;
      /** What stood on the rack; null when it still stands there. */
      readonly removed: Rack | null;
    };

/** What is told of a declaration after it. */
const OUTCOMES: readonly Fact["type"][] = ["replaced", "dummy_replaced", "reshuffled", "course", "found", "won"];

export function beatsIn(told: readonly Fact[], from = 0): Beat[] {
  return told.flatMap((fact, at): Beat[] => {
    if (at < from) return [];
    if (fact.type === "replied") return [{ kind: "reply", at, end: at + 1, fact }];
    if (fact.type !== "declared") return [];
    const next = told.findIndex((one, place) => place > at && !OUTCOMES.includes(one.type));
    const end = next < 0 ? told.length : next;
    return [{ kind: "declaration", at, end, fact, removed: removedIn(told.slice(at, end), fact) }];
  });
}

function removedIn(told: readonly Fact[], { seat }: Declared): Rack | null {
  for (const fact of told) {
    if (fact.type === "replaced" && fact.seat === seat) return fact.removed;
    if (fact.type === "won") return fact.held.find((held) => held.seat === seat)?.tiles ?? null;
  }
  return null;
}

/** Who has declared what since the last question: it is left lying there until the next one. */
export function declarations(told: readonly Fact[]): Extract<Beat, { kind: "declaration" }>[] {
  const since = told.findLastIndex((fact) => fact.type === "replied") + 1;
  return beatsIn(told, since).filter((beat) => beat.kind === "declaration");
}

export function lastReply(told: readonly Fact[]): Replied | null {
  return told.findLast((fact) => fact.type === "replied") ?? null;
}
