import { expect, test } from "vitest";

import { momentCalled } from "../testFacts";
import type { Action, Voting } from "../types";
import { dragFrom } from "./dragging";
import { Hand } from "./hand.svelte";

function voting(name: string): Voting {
  const { view } = momentCalled(name);
  if (view.type !== "voting") throw new Error(`nobody votes in ${name}`);
  return view;
}

/** At a table that answers when it is told to. */
function atTable(name: string) {
  const { offers } = momentCalled(name);
  const table = { view: voting(name), sent: [] as Action[], answers: [] as (() => void)[] };
  const hand = new Hand(
    () => table.view,
    () => offers,
    (action) => {
      table.sent.push(action);
      return new Promise<void>((done) => table.answers.push(done));
    },
  );
  /** The table takes what was sent first, and shows these votes of mine. */
  const answer = async (mine = table.view.mine) => {
    table.view = { ...table.view, mine };
    table.answers.shift()?.();
    // What follows from it is sent.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { hand, table, answer };
}
const types = (sent: readonly Action[]) => sent.map(({ type }) => type);
/** A card that lies nowhere. */
const free = (hand: Hand) => [1, 2, 3, 4, 5, 6].find((number) => hand.whereIs(number) === null) ?? 0;

test("a card lies there at once, and cards go out one after the other", async () => {
  const { hand, table, answer } = atTable("voting-mine");
  hand.press(5);
  hand.press(2);
  await Promise.resolve();

  expect([hand.whereIs(5), hand.whereIs(2)]).toEqual([1, 2]);
  expect(table.sent).toEqual([{ type: "vote", target: 1, number: 5 }]);
  await answer();
  expect(table.sent[1]).toEqual({ type: "vote", target: 2, number: 2 });
});

test("that one is done goes out after the last card, however fast it is said", async () => {
  const { hand, table, answer } = atTable("voting-ready");
  const mine = [...table.view.mine];
  mine[1] = free(hand);
  hand.press(mine[1]);
  void hand.finish();
  await Promise.resolve();
  expect(types(table.sent)).toEqual(["vote"]);

  await answer(mine);

  expect(types(table.sent)).toEqual(["vote", "finish"]);
});

test("one is not done with other votes than one meant, if the last card was refused", async () => {
  const { hand, table, answer } = atTable("voting-ready");
  hand.press(free(hand));
  void hand.finish();
  await Promise.resolve();
  await answer();

  expect(types(table.sent)).toEqual(["vote"]);
});

test("before one's own slate no card is laid, and one goes on looking at it", () => {
  const { hand, table } = atTable("voting-mine");
  hand.lookAt(0);
  hand.press(5);

  expect([hand.active, hand.laid, types(table.sent)]).toEqual([0, null, []]);
});

test("who has laid a card looks at the next slate without one, and knows which; after the last one nothing moves", () => {
  const { hand } = atTable("voting-mine");
  hand.press(5);
  expect([hand.active, hand.laid?.next]).toEqual([2, 2]);
  hand.press(2);
  hand.press(3);

  expect([hand.active, hand.laid]).toEqual([3, { seat: 3, number: 3, instead: null, next: null }]);
});

test("another round begins with nothing laid, and at the first slate", () => {
  const { hand, table } = atTable("voting-mine");
  hand.press(5);
  table.view = { ...table.view, match: { ...table.view.match, round: table.view.match.round + 1 } };

  expect([hand.active, hand.laid]).toEqual([1, null]);
});

test("a card whose place goes from under the finger is dragged no longer", () => {
  const { hand } = atTable("voting-mine");
  const element = document.createElement("button");
  Object.assign(element, { setPointerCapture: () => undefined });
  Object.assign(document, { elementFromPoint: () => null });
  const gone = dragFrom(hand, () => 5)(element);
  const pointer = (type: string, clientX: number) =>
    element.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, isPrimary: true, button: 0 }));
  pointer("pointerdown", 0);
  pointer("pointermove", 40);
  expect(hand.dragged?.number).toBe(5);

  gone();

  expect(hand.dragged).toBeNull();
});
