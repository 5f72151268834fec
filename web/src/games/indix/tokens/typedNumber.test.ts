import { expect, test } from "vitest";

import { typedNumber } from "./typedNumber";

test.each([
  ["7", [7]],
  ["16", [1, 16]],
  ["20", [2, 20]],
  ["21", [2, 1]],
  ["165", [1, 16, 5]],
])("%s is typed", (keys, numbers) => {
  let typed = 0;
  const seen = [...keys].map((key) => (typed = typedNumber(typed, Number(key))));

  expect(seen).toEqual(numbers);
});
