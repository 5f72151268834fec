import { expect, test } from "vitest";

import { cut, firstGrapheme } from "./graphemes";

const FAMILY = "👨‍👩‍👧";
const FLAG = "🇫🇷";

test.each([
  ["ann", "a"],
  ["e\u0301lodie", "e\u0301"],
  [`${FLAG} Zoé`, FLAG],
  [`${FAMILY}Zoé`, FAMILY],
  ["👍🏽 Ben", "👍🏽"],
  ["", ""],
])("the first letter of %j is %j", (name, first) => {
  expect(firstGrapheme(name)).toBe(first);
});

test("what is too long is cut between letters, never within one", () => {
  expect(cut("Ann", 20)).toBe("Ann");
  expect(cut("w".repeat(30), 20)).toBe("w".repeat(20));
  expect(cut(FAMILY.repeat(5), 20)).toBe(FAMILY.repeat(4));
  expect(cut(FLAG.repeat(11), 19)).toBe(FLAG.repeat(9));
  expect(cut(`Z${"\u0338".repeat(200)}`, 20)).toBe(`Z${"\u0338".repeat(19)}`);
});
