import { expect, test } from "vitest";

import { longestAmong, longestPart } from "./letters";

test("a text is as long as the longest of its parts, for it may be broken between them", () => {
  expect(longestPart("tour de-dos")).toBe(longestPart("tour"));
  expect(longestPart("")).toBe(1);
});

test("narrow letters take less room than wide ones", () => {
  expect(longestPart("lit")).toBeLessThan(longestPart("nez"));
  expect(longestPart("momie")).toBeGreaterThan(longestPart("canne"));
});

test("words that lie side by side are all written for the longest of them", () => {
  expect(longestAmong([{ word: "lit" }, { word: "champignon" }, { word: "nez" }])).toBe(longestPart("champignon"));
});
