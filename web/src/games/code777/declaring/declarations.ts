/** Declarations, with what came of them: read from what was told. */

import type { Declared, Fact, Rack, Replied } from "../types";

export interface Declaration {
  /** Its place in what was told. */
  readonly at: number;
  readonly fact: Declared;
  /** What stood on the rack; null as long as that is not told, or still stands there. */
  readonly removed: Rack | null;
}

/** Who has declared what since the last question: it is left lying there until the next one. */
export function declarations(told: readonly Fact[]): Declaration[] {
  const since = told.findLastIndex((fact) => fact.type === "replied") + 1;
  return told.flatMap((fact, at) =>
    at >= since && fact.type === "declared" ? [{ at, fact, removed: removedAfter(told, at, fact) }] : [],
  );
}

export function lastDeclaration(told: readonly Fact[]): Declaration | null {
  return declarations(told).at(-1) ?? null;
}

function removedAfter(told: readonly Fact[], at: number, { seat }: Declared): Rack | null {
  for (const fact of told.slice(at + 1)) {
    if (fact.type === "declared") return null;
    if (fact.type === "replaced" && fact.seat === seat) return fact.removed;
    if (fact.type === "won") return fact.held.find((held) => held.seat === seat)?.tiles ?? null;
  }
  return null;
}

/** A rack that was spoken of and is not there any more. */
export interface GoneRack {
  readonly rack: number;
  readonly tiles: Rack;
}

/** What stood, when this was said, on the racks that have got new tiles since: to them it is no answer. [C77-14] */
export function goneSince(told: readonly Fact[], reply: Replied): GoneRack[] {
  const gone = told.slice(told.lastIndexOf(reply) + 1).flatMap((fact) => {
    if (fact.type === "replaced") return [{ rack: fact.seat, tiles: fact.removed }];
    return fact.type === "dummy_replaced" ? [{ rack: fact.rack, tiles: fact.removed }] : [];
  });
  // The first that went is the one that was seen.
  return gone.filter(({ rack }, at) => rack !== reply.seat && gone.findIndex((one) => one.rack === rack) === at);
}

export function lastReply(told: readonly Fact[]): Replied | null {
  return told.findLast((fact) => fact.type === "replied") ?? null;
}
