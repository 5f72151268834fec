import { expect, test } from "vitest";

import type { SeptPourCent } from "../../../wire/generated";
import { lastRungs } from "./rungs";

const LADDER = [1, 2, 3, 4].map(
  (number) => ({ seat: 0, number, family: "clock" }) as unknown as SeptPourCent.Announced,
);

test("the one that stands comes last, with as many before it as are asked for", () => {
  expect(lastRungs(LADDER, 2).map(({ nth, back }) => [nth, back])).toEqual([
    [2, 2],
    [3, 1],
    [4, 0],
  ]);
});

test("a short ladder is there whole, and one without announcements has no rung", () => {
  expect(lastRungs(LADDER.slice(0, 1), 3).map(({ nth }) => nth)).toEqual([1]);
  expect(lastRungs([], 3)).toEqual([]);
});
