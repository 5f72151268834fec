import { expect, test } from "vitest";

import { momentCalled, shownIn } from "../testFacts";
import type { Fact } from "../types";
import { turnOf } from "./turn";

const { view, told } = momentCalled("judged-screen");
const turn = turnOf(view, null);
const shown = (fact: Fact) => ({ fact, at: told.length, count: 0, landed: true });
const question = { seat: 1, symbol: "coeur", text: "?", kind: "count", unit: "" } as const;

test("it is the view's turn, until the next question is read", () => {
  expect(turn).toBe("race" in view ? view.race.turn + 1 : 0);
  expect(turnOf(view, shown({ type: "judged", seat: 1, number: 9, success: true }))).toBe(turn);
  expect(turnOf(view, shown({ type: "asked", ...question }))).toBe(turn + 1);
});

test("a game's first question is the first, though the view is of it already", () => {
  const first = momentCalled("estimating-screen").view;
  if (first.type !== "estimating") throw new Error(first.type);
  expect(turnOf(first, shown({ type: "asked", seat: 1, ...first.question }))).toBe(turnOf(first, null));
});

test("a risk turn is one turn, however many questions it has", () => {
  const risk = momentCalled("fell-screen");
  const on = turnOf(risk.view, shownIn(risk, 1, true));
  const asked: Fact = { type: "risk_asked", stake: 2, answer: null, ...question };

  expect(turnOf(view, shown({ type: "risk_began", seat: 1 }))).toBe(turn + 1);
  expect(turnOf(view, shown(asked))).toBe(turn + 1);
  expect(turnOf(risk.view, shown(asked))).toBe(on);
});
