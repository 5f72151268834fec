import { expect, test } from "vitest";

import { FixedPlaces } from "./fixedPlaces.svelte";

test("a reward card that is taken leaves its place, and no other moves", () => {
  const fixed = new FixedPlaces();
  fixed.lay([4, 6, 4]);
  fixed.lay([4, 6]);
  expect(fixed.places).toEqual([4, 6, null]);
  fixed.lay([6]);
  expect(fixed.places).toEqual([null, 6, null]);
});
