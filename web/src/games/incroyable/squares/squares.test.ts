import { expect, test } from "vitest";

import { BONUS, FINISH, SPIRALS } from "../constants.generated";
import { squaresOf } from "./squares";

test.each(["long", "short"] as const)("the %s board begins with the professor and ends with the flag", (board) => {
  const squares = squaresOf(board);

  expect(squares).toHaveLength(FINISH[board] + 1);
  expect(squares[0]?.sign).toBe("professeur");
  expect(squares.at(-1)?.sign).toBe("flag");
  expect(squares[BONUS[board]]?.sign).toBe("bonus");
});

test("every other square has the symbol of its remainder, save spirals and what sends back", () => {
  const squares = squaresOf("long");

  expect(squares.slice(1, 6).map(({ sign }) => sign)).toEqual(["livres", "globe", "coeur", "arbre", "professeur"]);
  expect(SPIRALS.map((number) => squares[number]?.sign)).toEqual(SPIRALS.map(() => "spiral"));
  expect(squares.filter(({ back }) => back).map(({ number, back }) => [number, back])).toEqual([
    [18, 3],
    [34, 4],
    [58, 5],
    [74, 6],
  ]);
});
