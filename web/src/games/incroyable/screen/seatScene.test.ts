import { expect, test } from "vitest";

import { momentCalled, shownIn } from "../testFacts";
import { heldBy, isOut, winnerIn } from "./seatScene";

const seats = [0, 1, 2, 3, 4, 5];

test("estimates are held up as they are turned over, one by one", () => {
  const moment = momentCalled("shown-screen");
  const held = (count: number) =>
    moment.names.map((_, seat) => heldBy({ ...moment, step: shownIn(moment, count) }, seat)).filter(Boolean).length;

  expect([0, 1, 2].map(held)).toEqual([0, 1, 2]);
});

test("in a risk turn nobody holds up a card before they are shown", () => {
  const { view, told } = momentCalled("choosing-screen");

  expect(seats.map((seat) => heldBy({ view, told, step: null }, seat))).toEqual(seats.map(() => null));
});

test("who fell is out, the questioner never", () => {
  const moment = momentCalled("fell-screen");
  const fact = moment.told.at(-1);
  const scene = { ...moment, step: shownIn(moment, 1, true) };
  const questioner = moment.view.type === "choosing" ? moment.view.race.questioner : -1;

  expect(fact?.type === "fell" && fact.seats.every((seat) => isOut(scene, seat))).toBe(true);
  expect(isOut(scene, questioner)).toBe(false);
});

test("the winner is cheered", () => {
  const { view, told } = momentCalled("won-screen");
  const won = told.findLast((fact) => fact.type === "won");

  expect(winnerIn({ view, told, step: null })).toBe(won?.seats[0]);
});
