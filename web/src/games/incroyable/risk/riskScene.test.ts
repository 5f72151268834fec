import { expect, test } from "vitest";

import { momentCalled, shownIn } from "../testFacts";
import { seatStates } from "../seats/seatStates";
import type { Fact } from "../types";
import { riskOf } from "./riskScene";
import { pawnSpots, STONES } from "./stones";

test("outside of a risk turn there is none", () => {
  const { view, told } = momentCalled("challenging-mine");

  expect(riskOf(view, told, null)).toBeNull();
});

test("a risk turn begins with everybody but the questioner, on no stone yet", () => {
  const moment = momentCalled("risk-began");
  const { view, told } = moment;
  const risk = riskOf(view, told, shownIn(moment, 1, true));

  expect(risk?.at).toBe(-1);
  expect(risk?.standing).not.toContain(risk?.questioner);
});

test("cards are turned over one by one", () => {
  const moment = momentCalled("signs-shown");
  const { view, told } = moment;
  const signs = (count: number) => riskOf(view, told, shownIn(moment, count, false))?.signs.length;

  expect([0, 1, 2].map(signs)).toEqual([0, 1, 2]);
});

test("who was wrong loses their balance, and then is in the water before that stone", () => {
  const moment = momentCalled("fell-mine");
  const { view, told } = moment;
  const before = riskOf(view, told, shownIn(moment, 0, false));
  const after = riskOf(view, told, shownIn(moment, 1, true));

  expect(before?.falling).toContain(0);
  expect(before?.standing).toContain(0);
  expect(after?.standing).not.toContain(0);
  expect(after?.fallen).toContainEqual({ seat: 0, at: after?.at });
});

test("once it is over, what was asked and said is no longer there, and nobody asks", () => {
  const moment = momentCalled("risk-ended");
  const { view, told } = moment;
  const step = shownIn(moment, 0, true);

  expect(riskOf(view, told, step)).toMatchObject({
    question: null,
    named: null,
    answer: null,
    standing: [],
    signs: [],
  });
  expect(seatStates(view, told, step).every((state) => state === null)).toBe(true);
});

test("who comes in the middle of it sees those in the water all the same", () => {
  const { view } = momentCalled("choosing-fallen");
  const risk = riskOf(view, [], null);

  expect(risk?.fallen.map(({ seat }) => seat)).toContain(0);
});

test("the next question is the turn's that it belongs to, no longer the last one's", () => {
  const { view, told } = momentCalled("fell-mine");
  const asked: Fact = { type: "asked", seat: 1, symbol: "coeur", text: "?", kind: "count", unit: "" };

  expect(riskOf(view, [...told, asked], { fact: asked, at: told.length, count: 0, landed: true })).toBeNull();
});

test("everybody has a place of their own, on the stone or in the water, within the box", () => {
  const places = pawnSpots(
    4,
    [1, 2],
    [0, 3, 5].map((seat) => ({ seat, at: 0 })),
  );

  expect(places.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 5]);
  expect(new Set(places.map(({ x, y, dx, dy }) => `${x + dx} ${y + dy}`)).size).toBe(5);
  expect([...places, ...STONES].filter(({ x, y }) => x < 0 || x > 100 || y < 0 || y > 100)).toEqual([]);
});
