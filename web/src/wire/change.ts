/** What a change makes of a value: the same as `applied` in src/tablee/tables/patches/change.py, on the page. */

import type { Change } from "./generated";

type Named = Readonly<Record<string, unknown>>;

/** The change is none of what is there: a snapshot is needed. */
export class Misfit extends Error {}

/** The value is left as it was, and the new one shares with it all that stays. */
export function changed(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return listAfter(value, change);
  if (typeof value === "object" && value !== null) return objectAfter(value as Named, change);
  throw new Misfit("neither an object nor a list");
}

function objectAfter(value: Named, { splice, set, gone = [], inside }: Change): Named {
  if (splice || !gone.every((name) => Object.hasOwn(value, name))) throw new Misfit("not of this object");
  const kept = Object.entries(value).filter(([name]) => !gone.includes(name));
  return { ...Object.fromEntries(kept), ...set, ...changedInside(value, inside) };
}

function listAfter(value: readonly unknown[], { splice = [], set, gone, inside }: Change): readonly unknown[] {
  if (set || gone) throw new Misfit("a list has no fields");
  const items = [...value];
  for (const [at, cut, put] of splice) {
    if (!(at >= 0 && cut >= 0 && at + cut <= items.length)) throw new Misfit("beyond the list");
    items.splice(at, cut, ...put);
  }
  return Object.assign(items, changedInside(items, inside));
}

/** Of a list too, whose items are own properties with their indices as names. */
function changedInside(value: object, inside: Change["inside"] = {}): Named {
  const found = Object.entries(inside).map(([name, change]) => {
    if (!Object.hasOwn(value, name)) throw new Misfit("inside of nothing");
    return [name, changed((value as Named)[name], change)] as const;
  });
  return Object.fromEntries(found);
}
