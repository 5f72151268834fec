import { expect, test } from "vitest";

import type { SeptPourCent } from "../../../wire/generated";
import { plotOf } from "./chancePlot";
import { chancesIn, roundsIn } from "./chances";

type Fact = SeptPourCent.Fact;

const [ANN, BEN] = [0, 1];
const taken = (seat: number, card: number | SeptPourCent.Bonus): Fact => ({ type: "taken", seat, card });
const rolled = (seat: number, winning: number): Fact => ({ type: "rolled", seat, dice: [4, 8], winning });
const ended = (seat: number): Fact => ({ type: "round_ended", seat });
const won = (seat: number, how: SeptPourCent.Ending): Fact => ({ type: "won", seat, how });

const FIRST: Fact[] = [{ type: "round_won", seat: ANN }, taken(ANN, 4), rolled(ANN, 1), taken(ANN, 4), ended(ANN)];

test("a number that is new raises the chance, another copy of it does not", () => {
  const [ann, ben] = chancesIn([[4, 4], []], FIRST);

  expect(ann?.steps).toEqual([
    { at: 0, chance: 1 },
    { at: 0.25, chance: 4 },
  ]);
  expect(ben?.steps).toEqual([{ at: 0, chance: 1 }]);
});

test("a roll is marked where it was made, at the chance that it had", () => {
  const [ann, ben] = chancesIn([[4, 4], []], FIRST);

  expect(ann?.rolls).toEqual([{ at: 0.5, chance: 4, won: false }]);
  expect(ben?.rolls).toEqual([]);
});

test("what is stolen goes from one to the other; what is discarded is gone", () => {
  const told: Fact[] = [
    taken(ANN, 4),
    ended(ANN),
    taken(BEN, "vol"),
    { type: "used", seat: BEN, bonus: "vol" },
    { type: "stolen", seat: BEN, victim: ANN, card: 4 },
    ended(BEN),
    { type: "discarded", seat: BEN, card: 4 },
  ];

  const lines = chancesIn([[], []], told);

  expect(lines.map(({ steps }) => steps.map(({ chance }) => chance))).toEqual([
    [1, 4, 1],
    [1, 4, 1],
  ]);
  expect(roundsIn(told)).toHaveLength(3);
});

test("a history that lacks its beginning still ends with what lies there", () => {
  const [ann] = chancesIn([[2, 3, 7]], [{ type: "drawn", seat: ANN, card: 7 }]);

  expect(ann?.steps.map(({ chance }) => chance)).toEqual([9, 16]);
});

test.each<[string, Fact[]]>([
  ["the roll itself", [rolled(ANN, 2), won(ANN, "winning_roll")]],
  ["a relance", [rolled(ANN, 1), { type: "rerolled", seat: ANN, kept: 4, die: 0 }, won(ANN, "relance")]],
])("the last roll of the game is the one that won, by %s", (_, last) => {
  const [ann] = chancesIn([[4, 4]], [...FIRST, ...last]);

  expect(ann?.rolls.map((roll) => roll.won)).toEqual([false, true]);
});

test("a double 0 at the start wins by no roll of the rounds", () => {
  const told: Fact[] = [{ type: "start_rolled", seat: ANN, dice: [0, 0] }, won(ANN, "double_zero")];

  expect(chancesIn([[], []], told).flatMap(({ rolls }) => rolls)).toEqual([]);
});

test("rows go up to the highest chance there was, each as far from the next", () => {
  const { rows } = plotOf(chancesIn([[4, 5], []], [taken(ANN, 4), taken(ANN, 5)]), 1);

  expect(rows.map(({ chance }) => chance)).toEqual([1, 4, 9]);
  expect((rows[0]?.y ?? 0) - (rows[1]?.y ?? 0)).toBe((rows[1]?.y ?? 0) - (rows[2]?.y ?? 0));
});

test("where chances are the same at the end, the marks of seats stand side by side", () => {
  const plot = plotOf(chancesIn([[], [4], []], [taken(BEN, 4)]), 1);

  expect(plot.end(2).x).toBeGreaterThan(plot.end(ANN).x);
  expect(plot.end(BEN).x).toBe(plot.end(ANN).x);
});

test("of a long game not every round is numbered", () => {
  expect(plotOf(chancesIn([[4]], []), 82).rounds.map(({ round }) => round)).toEqual([
    1, 10, 19, 28, 37, 46, 55, 64, 73, 82,
  ]);
});
