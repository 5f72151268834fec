import { expect, test } from "vitest";

import { scoresIn } from "../cloth/clothScene";
import { momentCalled, shownIn } from "../testFacts";
import { isRight, pointsIn, seatStates } from "./seatStates";

test("while all draw it is known who is done, and nothing else", () => {
  const { view, told } = momentCalled("drawing-spectator");
  const down = view.type === "drawing" ? view.down : [];

  expect(seatStates(view, told, null, 5)).toEqual(down.map((one) => (one ? "down" : "draws")));
});

test("while all vote it is known who is done", () => {
  const { view, told } = momentCalled("voting-done");
  const done = view.type === "voting" ? view.done : [];

  expect(seatStates(view, told, null, 5)).toEqual(done.map((one) => (one ? "voted" : "votes")));
});

test("whoever found the word is glad once it is named, the artist once it counts", () => {
  const moment = momentCalled("revealed-some");
  const fact = moment.told.at(-1);
  const { seat, finders } = fact?.type === "revealed" ? fact : { seat: 0, finders: [] };
  const glad = (count: number, landed = false) =>
    [0, 1, 2, 3].filter((one) => isRight({ ...moment, step: shownIn(moment, count, landed) }, one));

  expect(glad(3)).toEqual([]);
  expect(glad(4)).toEqual([...finders]);
  expect(glad(6, true)).toEqual([...finders, seat].sort());
});

test("what the round brought is counted while it is shown", () => {
  const moment = momentCalled("scored-mine");
  const fact = moment.told.at(-1);
  const totals = fact?.type === "scored" ? fact.points : [];
  const points = pointsIn(moment.view, moment.told, shownIn(moment, 1, true), scoresIn(moment.view));

  expect(points).toEqual([...totals].sort((a, b) => a.seat - b.seat).map(({ total }) => total));
});
