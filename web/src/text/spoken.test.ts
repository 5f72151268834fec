import { expect, test } from "vitest";

import { spoken } from "./spoken";

test.each([
  ["Il y en a 1\u202f200, dont 12\u00a0345 rouges.", "Il y en a 1200, dont 12345 rouges."],
  ["En 1\u202f234\u202f567 pas", "En 1234567 pas"],
  ["écrit 1 200 par un professeur", "écrit 1200 par un professeur"],
])("a number is one word: %s", (text, said) => {
  expect(spoken(text)).toBe(said);
});

test("a year and the number after it stay two", () => {
  expect(spoken("En 1926 100 coureurs, en 12 345 jours")).toBe("En 1926 100 coureurs, en 12345 jours");
});

test("quotes are not named, and spaces are ordinary ones", () => {
  expect(spoken("Dans «\u00a0Vexations\u00a0», combien\u202f?")).toBe("Dans Vexations , combien ?");
});
