import { beforeEach, expect, test } from "vitest";

import { forgetTable, store, stored } from "../../device/storage";
import { Keepsake } from "./keepsake.svelte";

beforeEach(() => forgetTable("QUARTZ"));

function kept(seat: number | null, gameId = "one") {
  return new Keepsake(() => ({ code: "QUARTZ", gameId, seat }));
}

test("what is kept is there after a reload, for this seat and this game alone", () => {
  kept(1).keep("Zoé");
  kept(2).keep("Ben");
  expect(kept(1).text).toBe("Zoé");
  expect(kept(2).text).toBe("Ben");
  expect(kept(0).text).toBe("");
  expect(kept(1, "two").text).toBe("");
  expect(kept(null).text).toBe("");
});

test("the next game takes its place, and it goes with the table", () => {
  kept(1).keep("Zoé");
  kept(2, "two").keep("Ben");
  expect(kept(1).text).toBe("");
  forgetTable("QUARTZ");
  expect(stored("kept/QUARTZ")).toBeNull();
});

test("nobody who only watches keeps anything", () => {
  kept(null).keep("Zoé");
  expect(stored("kept/QUARTZ")).toBeNull();
});

test.each([
  "no json",
  "7",
  "null",
  '{"game":"one"}',
  '{"game":"one","seats":{"1":{"a":1}}}',
  '{"game":"one","seats":7}',
])("%s, found where it is kept, is nothing", (found) => {
  store("kept/QUARTZ", found);
  expect(kept(1).text).toBe("");
});
