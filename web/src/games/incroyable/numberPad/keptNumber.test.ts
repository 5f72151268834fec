import { expect, test } from "vitest";

import { keptNumber, withNumber } from "./keptNumber";

test("what was typed is found again for its own decision alone", () => {
  const kept = withNumber(27, "320");

  expect(keptNumber(kept, 27)).toBe("320");
  expect(keptNumber(kept, 28)).toBe("");
  expect(keptNumber("something else", 27)).toBe("");
});

test("nothing is kept of a number that was taken back", () => {
  expect(withNumber(27, "")).toBe("");
});
