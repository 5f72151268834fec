import { expect, test } from "vitest";

import { raceOf, tokensAt } from "../track/race";
import { momentCalled, shownIn } from "../testFacts";
import { seatStates, wasRight, wasWrong, winnerIn } from "./seatStates";

const statesIn = (name: string) => {
  const { view, told } = momentCalled(name);
  return seatStates({ view, told, step: null });
};

test.each([
  ["picking-mine", "picks"],
  ["thinking-mine", "thinks"],
  ["rolling-mine", "rolls"],
  ["asking-mine", "asks"],
  ["answering-called", "answers"],
  ["judging-other", "answers"],
])("in %s one reads, and one %s", (name, state) => {
  expect(statesIn(name).filter(Boolean).sort()).toEqual([state, "reads"].sort());
});

test.each([
  ["clue_read", "thinks"],
  ["number_picked", "picks"],
] as const)("at a %s of a turn that the view does not know yet, who picked %s, and nobody else", (type, state) => {
  const { view, told } = momentCalled("thinking-mine");
  const at = told.findLastIndex((fact) => fact.type === type);
  const picked = told.findLast((fact) => fact.type === "number_picked")?.seat ?? -1;
  const before = told.findLast((fact) => fact.type === "passed")?.seat ?? -1;
  const fact = told[at];
  if (!fact || !("investigator" in view)) throw new Error("thinking-mine shows another turn");
  const stale = { ...view, investigator: before };
  const states = seatStates({ view: stale, told, step: { fact, at, count: 0, landed: true } });

  expect(before).not.toBe(picked);
  expect(states[picked]).toBe(state);
  expect(states[before]).toBeNull();
});

test("whoever answers is glad or sorry once it is judged", () => {
  const moment = momentCalled("judged-wrong");
  const fact = moment.told.at(-1);
  const seat = fact?.type === "judged" ? fact.seat : -1;
  const scene = (landed: boolean) => ({ ...moment, step: shownIn(moment, landed ? 1 : 0, landed) });

  expect(wasWrong(scene(false), seat)).toBe(false);
  expect(wasWrong(scene(true), seat)).toBe(true);
  expect(wasRight(scene(true), seat)).toBe(false);
});

test("a purple token is gone as soon as it falls, and there when a sun gives it back", () => {
  const called = momentCalled("called-other");
  const back = momentCalled("token-back");
  const tokens = (moment: typeof called) =>
    tokensAt(raceOf(moment.view), moment.told, shownIn(moment, 0))[(moment.told.at(-1) as { seat: number }).seat];

  expect(tokens(called)).toBe(false);
  expect(tokens(back)).toBe(true);
});

test("the winner is cheered", () => {
  const { view, told } = momentCalled("won-screen");
  const won = told.findLast((fact) => fact.type === "won");

  expect(winnerIn({ view, told, step: null })).toBe(won?.seats[0]);
});
