/** Putting an update into the sight that came before it. There is no rule in this: fields are replaced, lists grow. */

import type { Offers, Update, Whole } from "./generated";

export interface Sight {
  /** Another epoch means another game, or a server that has started anew. */
  epoch: string;
  number: number;
  view: Record<string, unknown> & { type: string };
  offers: Offers;
  awaited: readonly number[];
  may: readonly number[];
  /** Every fact since the start of the game. */
  told: readonly Told[];
}

export type Told = Record<string, unknown> & { type: string };

export function whole(message: Whole): Sight {
  const { epoch, number, view, offers, awaited, may, told } = message;
  return { epoch, number, view: view as Sight["view"], offers, awaited, may, told: told as Told[] };
}

export function updated(sight: Sight, update: Update): Sight {
  const view = { ...((update.view as Sight["view"] | undefined) ?? sight.view) };
  Object.assign(view, update.changed);
  for (const [name, added] of Object.entries(update.grown ?? {})) {
    view[name] = [...(view[name] as unknown[]), ...(added as unknown[])];
  }
  for (const [name, left] of Object.entries(update.cut ?? {})) {
    view[name] = (view[name] as unknown[]).slice(0, left);
  }
  return {
    ...sight,
    number: update.number,
    view,
    offers: update.offers ?? sight.offers,
    awaited: update.awaited ?? sight.awaited,
    may: update.may ?? sight.may,
    told: update.told?.length ? [...sight.told, ...(update.told as Told[])] : sight.told,
  };
}
