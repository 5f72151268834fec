/** The page makes of a change exactly what Python does: changes.generated.json holds what that is. */

import { expect, it, test } from "vitest";

import { Misfit, changed } from "./change";
import text from "./changes.generated.json?raw";
import type { Change } from "./generated";

interface Vectors {
  readonly vectors: readonly { before: unknown; change: Change; after: unknown }[];
  readonly misfits: readonly { what: string; before: unknown; change: Change }[];
}

const { vectors, misfits } = JSON.parse(text) as Vectors;

test("a view that is changed becomes the next one, and stays as it was itself", () => {
  const found = vectors.map(({ before, change }) => ({ before, change, after: changed(before, change) }));
  expect(found).toEqual(vectors);
  expect({ vectors: found, misfits }).toEqual(JSON.parse(text));
});

it.each(misfits)("does not $what", ({ before, change }) => {
  expect(() => changed(before, change)).toThrow(Misfit);
});
