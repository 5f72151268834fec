import { expect, test } from "vitest";

import type { Incroyable } from "../../../wire/generated";
import { walkEffect } from "./walkEffect";

const CAT = 2;

test("a bonus takes hold where the own steps end, and danger where the pawn lands", () => {
  const path = [45, 46, 47, 48, 49, 50, 51, 50];
  const fact: Incroyable.Walked = { type: "walked", seat: CAT, steps: 5, bonus: 2, back: 1, path };
  const tag = (count: number) => walkEffect("long", { fact, at: 0, count, landed: false })?.tag;

  expect([0, 4, 5, 6, 7, 8].map(tag)).toEqual([undefined, undefined, "+2", "+2", "−1", "−1"]);
});
