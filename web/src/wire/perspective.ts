/** What one viewer sees, may do and was told. No rule is in a patch: it says what changed, and where. */

import { changed } from "./change";
import type { Offers, Patch, Snapshot } from "./generated";

export interface Perspective {
  /** Another epoch means another game, or a server that has started anew. */
  epoch: string;
  number: number;
  view: Record<string, unknown> & { type: string };
  offers: Offers;
  awaited: readonly number[];
  may: readonly number[];
  /** Every fact since the start of the game. */
  told: readonly ToldFact[];
  /** It came all at once: what led to it may have been missed. */
  whole: boolean;
}

export type ToldFact = Record<string, unknown> & { type: string };

export function perspectiveOf(snapshot: Snapshot): Perspective {
  const { epoch, number, view, offers, awaited, may, told } = snapshot;
  return {
    epoch,
    number,
    view: view as Perspective["view"],
    offers,
    awaited,
    may,
    told: told as ToldFact[],
    whole: true,
  };
}

/** Null when the patch does not fit, or is none at all, which should never be: then a snapshot is needed. */
export function patched(perspective: Perspective, patch: Patch): Perspective | null {
  let { view } = perspective;
  try {
    if (patch.view) view = changed(view, patch.view) as Perspective["view"];
  } catch {
    return null;
  }
  return {
    ...perspective,
    number: patch.number,
    view,
    offers: patch.offers ?? perspective.offers,
    awaited: patch.awaited ?? perspective.awaited,
    may: patch.may ?? perspective.may,
    told: patch.told?.length ? [...perspective.told, ...(patch.told as ToldFact[])] : perspective.told,
    whole: false,
  };
}
