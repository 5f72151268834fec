/** What can be done to a slate. A game that has one spells its actions so, and says by its offers which it takes now. */

import type { AnyStroke, Offers } from "../../wire/generated";
import type { UnsettledAction } from "../boardContext";
import { offersOf } from "../offers";

export interface Stamp {
  readonly type: "stamp";
  readonly motif: string;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** From side to side. */
  readonly size: number;
  /** In parts of a whole turn, as many as are offered. */
  readonly turn: number;
}

/** Something that can be stamped. */
export interface Motif {
  readonly motif: string;
  readonly name: string;
  readonly strokes: readonly string[];
}

export type SlateAction =
  | { readonly type: "draw"; readonly stroke: string }
  | { readonly type: "erase"; readonly path: string }
  | { readonly type: "loop"; readonly around: string }
  | { readonly type: "undo" | "redo" | "clear" }
  | Stamp;

/** What a stroke of this kind may be now; null where none may. */
export function strokeOffered(offers: Offers, action: string): AnyStroke | null {
  const domain = offersOf(offers, action)[0]?.fields[0]?.domain;
  return domain?.type === "stroke" ? domain : null;
}

/** Something that lies on a slate as it is seen: a stroke, or where it is being rubbed and the rules have not cut it yet. */
export type Layer =
  | { readonly key: string; readonly type: "stroke"; readonly stroke: string }
  | { readonly key: string; readonly type: "rub"; readonly path: string }
  | { readonly key: string; readonly type: "stamp"; readonly stamp: Stamp };

export interface Seen {
  readonly layers: readonly Layer[];
  readonly loop: string | null;
  /** Steps on their way that can still be taken back. */
  readonly steps: number;
}

/**
 * The slate as it will be, as far as the page can tell: what the table has, and above it what is on its way. What the
 * table alone can work out (a step back beyond what is on its way, a step forth) is seen when it has.
 */
export function seen(strokes: readonly string[], loop: string | null, unsettled: readonly UnsettledAction[]): Seen {
  const keyed = keys();
  let layers: Layer[] = strokes.map((stroke) => ({ key: keyed(stroke), type: "stroke", stroke }));
  const steps: { readonly layers: Layer[]; readonly loop: string | null }[] = [];
  for (const { id, action } of unsettled as readonly { id: string; action: SlateAction }[]) {
    if (action.type === "undo") {
      const before = steps.pop();
      if (before) ({ layers, loop } = before);
      continue;
    }
    steps.push({ layers, loop });
    if (action.type === "clear") [layers, loop] = [[], null];
    if (action.type === "loop") loop = action.around;
    if (action.type === "draw")
      layers = [...layers, { key: keyed(action.stroke), type: "stroke", stroke: action.stroke }];
    if (action.type === "erase") layers = [...layers, { key: id, type: "rub", path: action.path }];
    if (action.type === "stamp") layers = [...layers, { key: id, type: "stamp", stamp: action }];
  }
  return { layers, loop, steps: steps.length };
}

/** Two strokes can be the same, dots above all: each has a key of its own, and keeps it when the table has taken it. */
function keys(): (stroke: string) => string {
  const counts = new Map<string, number>();
  return (stroke) => {
    const count = counts.get(stroke) ?? 0;
    counts.set(stroke, count + 1);
    return `${stroke} ${count}`;
  };
}
