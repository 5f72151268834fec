import { expect, test } from "vitest";

import { faultOf, typed } from "./typing";

function after(...keys: string[]): string {
  return keys.reduce(typed, "");
}

test("digits make a number, and the last one is taken back", () => {
  expect(after("3", "2", "0")).toBe("320");
  expect(after("3", "2", "0", "Backspace")).toBe("32");
  expect(after("3", "2", "Delete")).toBe("");
});

test("no zero comes first, no fifth digit comes at all, and other keys do nothing", () => {
  expect(after("0", "0", "7")).toBe("7");
  expect(after("1", "2", "3", "4", "5")).toBe("1234");
  expect(after("1", "e", "-", "Tab")).toBe("1");
  expect(after("Backspace")).toBe("");
});

test("what cannot be said is known before it is sent", () => {
  const raise = { low: 16, high: 9999, holes: [16, 18] };

  expect([null, 15, 16, 17, 18, 10_000].map((number) => faultOf(number, raise))).toEqual([
    "none",
    "low",
    "taken",
    null,
    "taken",
    "high",
  ]);
});
