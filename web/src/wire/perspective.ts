/** What one viewer sees, may do and was told. No rule is in a patch: fields are replaced, lists grow. */

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
}

export type ToldFact = Record<string, unknown> & { type: string };

export function perspectiveOf(snapshot: Snapshot): Perspective {
  const { epoch, number, view, offers, awaited, may, told } = snapshot;
  return { epoch, number, view: view as Perspective["view"], offers, awaited, may, told: told as ToldFact[] };
}

export function patched(perspective: Perspective, patch: Patch): Perspective {
  const view = { ...((patch.view as Perspective["view"] | undefined) ?? perspective.view) };
  Object.assign(view, patch.changed);
  for (const [name, added] of Object.entries(patch.grown ?? {})) {
    view[name] = [...(view[name] as unknown[]), ...(added as unknown[])];
  }
  for (const [name, left] of Object.entries(patch.cut ?? {})) {
    view[name] = (view[name] as unknown[]).slice(0, left);
  }
  return {
    ...perspective,
    number: patch.number,
    view,
    offers: patch.offers ?? perspective.offers,
    awaited: patch.awaited ?? perspective.awaited,
    may: patch.may ?? perspective.may,
    told: patch.told?.length ? [...perspective.told, ...(patch.told as ToldFact[])] : perspective.told,
  };
}
