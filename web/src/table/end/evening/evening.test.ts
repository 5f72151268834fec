import { expect, test } from "vitest";

import { anyChair } from "../../../testing/anyChair";
import type { PublicChair } from "../../../wire/generated";
import { eveningOf } from "./evening";

function chair(name: string, won: number, played: number, holder: PublicChair["holder"] = "person"): PublicChair {
  return anyChair({ holder, name, face: "owl", won, played });
}

test("those who have played here stand in the order of their wins, and nobody else", () => {
  const scores = eveningOf([
    chair("Ann", 1, 3),
    chair("Ben", 2, 3, "bot"),
    chair("Cat", 0, 0),
    chair("", 0, 0, "empty"),
    chair("Dom", 1, 2),
  ]);

  expect(scores.map(({ name, won, bot, at }) => [name, won, bot, at])).toEqual([
    ["Ben", 2, true, 1],
    ["Ann", 1, false, 0],
    ["Dom", 1, false, 4],
  ]);
});
