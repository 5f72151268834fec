import { expect, test } from "vitest";

import { covered } from "./covered";

test.each([
  ["Ton mot est « or ».", "or", "Ton mot est « ••••• »."],
  ["Or et trésor, l’or et l’ornement", "or", "••••• et trésor, l’••••• et l’ornement"],
  ["Ton mot est « été ».", "été", "Ton mot est « ••••• »."],
  ["Un fil (noir).", "fil (noir)", "Un •••••."],
])("%s without %s: %s", (text, secret, told) => {
  expect(covered(text, [secret])).toBe(told);
});

test("what is not covered is told as it is", () => {
  expect(covered("Ton mot est « or ».", [])).toBe("Ton mot est « or ».");
});
