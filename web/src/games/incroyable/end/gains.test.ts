import { expect, test } from "vitest";

import type { Fact } from "../types";
import { gainsIn } from "./gains";

const [ANN, BEN] = [0, 1];
const asked: Fact = { type: "asked", seat: ANN, symbol: "coeur", text: "?", kind: "count", unit: "" };
const walked = (seat: number, steps: number, bonus = 0, back = 0): Fact => ({
  type: "walked",
  seat,
  steps,
  bonus,
  back,
  path: [],
});

test("squares are counted turn by turn, with what a bonus gave and a danger took", () => {
  const told = [asked, walked(ANN, 7), walked(BEN, 4), asked, walked(ANN, 5, 2, 3)];

  expect(gainsIn(told)).toEqual([{ [ANN]: 7, [BEN]: 4 }, { [ANN]: 4 }]);
});

test("a risk turn is one turn, however many questions it has", () => {
  expect(gainsIn([{ type: "risk_began", seat: ANN }, walked(BEN, 2), walked(BEN, 3)])).toEqual([{ [BEN]: 5 }]);
});
