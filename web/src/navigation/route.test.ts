import { expect, test } from "vitest";

import { placeOf, spelt } from "./route.svelte";

test.each([
  ["/", { at: "home" }],
  ["/nowhere", { at: "home" }],
  ["/t/QUARTZ", { at: "table", code: "QUARTZ", screen: false }],
  ["/t/quartz/ecran", { at: "table", code: "QUARTZ", screen: true }],
  ["/regles/sept_pour_cent", { at: "rules", game: "sept_pour_cent" }],
  ["/t/QUARTZ/", { at: "table", code: "QUARTZ", screen: false }],
  ["/t/qua%20rtz", { at: "table", code: "QUARTZ", screen: false }],
  ["/t/%E0%A4%A", { at: "table", code: "%E0%A4%A", screen: false }],
  ["/t/QUARTZQUARTZQUARTZ", { at: "table", code: "QUARTZQUARTZ", screen: false }],
  ["/t", { at: "home" }],
  ["/galerie", { at: "gallery" }],
])("%s leads to its place", (path, place) => {
  expect(placeOf(path)).toEqual(place);
});

test("a code is read as people type it", () => {
  expect(spelt(" qua rtz ")).toBe("QUARTZ");
  expect(spelt("qua-rtz")).toBe("QUARTZ");
});
