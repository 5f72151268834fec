import { expect, test } from "vitest";

import { freeText } from "./freeText";

test("of a pad of another game the words are left, and all else is words", () => {
  expect(freeText('{"v":1,"now":"...","text":"Ben bluffs"}')).toBe("Ben bluffs");
  expect(freeText("Ben bluffs")).toBe("Ben bluffs");
  expect(freeText("{")).toBe("{");
  expect(freeText("7")).toBe("7");
  expect(freeText('{"text":7}')).toBe('{"text":7}');
  expect(freeText("")).toBe("");
});
