import { expect, test } from "vitest";

import { BONUS, DANGERS, FINISH } from "../constants.generated";
import { squaresOf } from "./squares";

test.each(["long", "short"] as const)("the %s board begins with the professor and ends with the flag", (board) => {
  const squares = squaresOf(board);

  expect(squares).toHaveLength(FINISH[board] + 1);
  expect(squares[0]?.sign).toBe("professeur");
  expect(squares.at(-1)?.sign).toBe("flag");
  expect(squares[BONUS[board]]?.sign).toBe("bonus");
});

test("only where a pawn is sent back is it said how far", () => {
  const sent = squaresOf("long").filter(({ back }) => back);

  expect(sent.every(({ sign }) => sign === "danger")).toBe(true);
  expect(Object.fromEntries(sent.map(({ number, back }) => [number, back]))).toEqual(DANGERS);
});
