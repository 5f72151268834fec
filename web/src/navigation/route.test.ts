import { expect, test } from "vitest";

import { TABLE_CODE_LENGTH, UNGUESSABLE } from "./codes.generated";
import { canonicalCode, isCode, placeOf, screenLanguage } from "./place";

test.each([
  ["/", { at: "home" }],
  ["/nowhere", { at: "home" }],
  ["/t/QUARTZ", { at: "table", code: "QUARTZ", sharedScreen: false }],
  ["/t/quartz/ecran", { at: "table", code: "QUARTZ", sharedScreen: true }],
  ["/t/quartz/ecran/en", { at: "table", code: "QUARTZ", sharedScreen: true }],
  ["/regles/sept_pour_cent", { at: "rules", game: "sept_pour_cent" }],
  ["/montre/sept_pour_cent", { at: "firstRound", game: "sept_pour_cent", table: null }],
  ["/montre/sept_pour_cent/quartz", { at: "firstRound", game: "sept_pour_cent", table: "QUARTZ" }],
  ["/t/QUARTZ/", { at: "table", code: "QUARTZ", sharedScreen: false }],
  ["/t/qua%20rtz", { at: "table", code: "QUARTZ", sharedScreen: false }],
  ["/t/%E0%A4%A", { at: "table", code: "%E0%A4%A", sharedScreen: false }],
  ["/t/QUARTZQUARTZQUARTZ", { at: "table", code: "QUARTZQUARTZ", sharedScreen: false }],
  ["/t", { at: "home" }],
  ["/galerie", { at: "gallery" }],
])("%s leads to its place", (path, place) => {
  expect(placeOf(path)).toEqual(place);
});

test("a code is read as people type it", () => {
  expect(canonicalCode(" qua rtz ")).toBe("QUARTZ");
  expect(canonicalCode("qua-rtz")).toBe("QUARTZ");
});

test.each([
  [TABLE_CODE_LENGTH - 1, false],
  [TABLE_CODE_LENGTH, true],
  [UNGUESSABLE, true],
  [UNGUESSABLE + 1, false],
])("whether %i letters can be a code: %s", (letters, can) => {
  expect(isCode("Q".repeat(letters))).toBe(can);
});

test.each([
  ["/t/QUARTZ/ecran/en", ["en"]],
  ["/t/QUARTZ/ecran", []],
  ["/t/QUARTZ", []],
  ["/regles/x/y/en", []],
])("%s asks a screen for %j", (path, asked) => {
  expect(screenLanguage(path)).toEqual(asked);
});
