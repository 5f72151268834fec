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
  /** In parts of a whole turn, of which there are `TURNS` (`placedStamp.ts`). */
  readonly turn: number;
}

/** Something that can be stamped. */
export interface Motif {
  readonly motif: string;
  readonly name: string;
  readonly strokes: readonly string[];
}

/** Parts of one gesture have one number, any but 0: the rules make one step of them. */
interface Part {
  readonly gesture?: number;
}

export type SlateAction =
  | ({ readonly type: "draw"; readonly stroke: string } & Part)
  | ({ readonly type: "erase"; readonly path: string } & Part)
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

/** How many steps can be undone, and redone. */
export interface SlateSteps {
  readonly back: number;
  readonly forth: number;
}

/** A slate as the table has it. */
export interface DrawnSlate {
  readonly strokes: readonly string[];
  readonly loop: string | null;
  readonly steps: SlateSteps;
}

export interface SeenSlate extends SlateSteps {
  readonly layers: readonly Layer[];
  readonly loop: string | null;
}

/** What was there before a step, and the gesture that it is of. */
interface Before extends Pick<SeenSlate, "layers" | "loop"> {
  readonly gesture: number;
}

/**
 * The slate as it will be, as far as the page can tell: what the table has, and above it what is on its way. What the
 * table alone can work out (a step back beyond what is on its way, a step forth) is seen when it has. Steps are counted
 * for sure: a rub may touch nothing, and of a gesture's part the table may have the beginning.
 */
export function seenSlate({ strokes, loop, steps }: DrawnSlate, unsettled: readonly UnsettledAction[]): SeenSlate {
  const keyed = keys();
  let layers: readonly Layer[] = strokes.map((stroke) => ({ key: keyed(stroke), type: "stroke", stroke }));
  let { back, forth } = steps;
  const table = { layers, loop };
  const made: Before[] = [];
  /** Of the last step; null where that is the table's. */
  let last: number | null = null;
  for (const { id, action } of unsettled as readonly { id: string; action: SlateAction }[]) {
    if (action.type === "undo") {
      ({ layers, loop } = made.pop() ?? table);
      last = made.at(-1)?.gesture ?? null;
      [back, forth] = [back - 1, forth + 1];
      continue;
    }
    const gesture = ("gesture" in action && action.gesture) || 0;
    const goesOn = gesture !== 0 && (last === null || last === gesture);
    if (!goesOn) made.push({ layers, loop, gesture });
    if (!goesOn && action.type !== "erase") back += 1;
    forth = action.type === "redo" ? forth - 1 : 0;
    last = gesture;
    if (action.type === "clear") [layers, loop] = [[], null];
    if (action.type === "loop") loop = action.around;
    if (action.type === "draw")
      layers = [...layers, { key: keyed(action.stroke), type: "stroke", stroke: action.stroke }];
    if (action.type === "erase") layers = [...layers, { key: id, type: "rub", path: action.path }];
    if (action.type === "stamp") layers = [...layers, { key: id, type: "stamp", stamp: action }];
  }
  return { layers, loop, back, forth };
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
