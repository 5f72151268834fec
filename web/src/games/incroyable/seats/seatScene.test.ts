import { expect, test } from "vitest";

import { momentCalled, shownIn } from "../testFacts";
import { heldBy, isOut, wasRight, winnerIn } from "./seatScene";

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

test.each(["judged-right", "judged-wrong"])("at %s whoever cried was right, or whom it was about", (name) => {
  const moment = momentCalled(name);
  const { success } = moment.told.findLast((fact) => fact.type === "judged") ?? {};
  const cry = moment.told.findLast((fact) => fact.type === "challenged");
  const right = (landed: boolean) =>
    seats.filter((seat) => wasRight({ ...moment, step: shownIn(moment, 0, landed) }, seat));

  expect(right(false)).toEqual([]);
  expect(right(true)).toEqual([success ? cry?.seat : cry?.target]);
});

test("the winner is cheered", () => {
  const { view, told } = momentCalled("won-screen");
  const won = told.findLast((fact) => fact.type === "won");

  expect(winnerIn({ view, told, step: null })).toBe(won?.seats[0]);
});
