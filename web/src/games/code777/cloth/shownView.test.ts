import { expect, test } from "vitest";

import { ASKING, DECLARED, TILES } from "../testFacts";
import type { Fact } from "../types";
import { middleOf, racksOf, tabletopViewOf } from "./clothScene";
import { shownView } from "./shownView";

const [ANN, BEN, CAT] = [0, 1, 2];
const WON: Fact = { type: "won", seat: BEN, held: [ANN, BEN, CAT].map((seat) => ({ seat, tiles: TILES })) };
const THIRD: Fact = { ...DECLARED, points: 3 };

const points = (fact: Fact, landed: boolean) =>
  tabletopViewOf(shownView(ASKING, [fact], { fact, at: 0, count: 3, landed }))?.tabletop.points;
const ended = (count: number, landed = false) => ({ fact: WON, at: 1, count, landed });

test("a point stands there with the verdict, and not before", () => {
  expect([points(THIRD, false), points(THIRD, true)]).toEqual([
    [0, 1, 0],
    [0, 3, 0],
  ]);
});

test("at the end the racks are turned round one by one, my own too", () => {
  const mine = (count: number) => racksOf(shownView(ASKING, [THIRD, WON], ended(count)))[BEN];
  expect([1, 2].map(mine)).toEqual([null, TILES]);

  const screen = { ...ASKING, me: null, racks: [null, null, null, TILES] };
  expect(racksOf(shownView(screen, [THIRD, WON], ended(2)))).toEqual([TILES, TILES, null, TILES]);
});

test("new tiles stand there once they have come, and the old ones lie among the discards", () => {
  const gone: Fact = { type: "replaced", seat: ANN, removed: TILES, drawn: ["2_yellow", "3_black", "3_black"] };
  const told: Fact[] = [{ ...DECLARED, seat: ANN }, gone];
  const during = (landed: boolean) => tabletopViewOf(shownView(ASKING, told, { fact: gone, at: 1, count: 0, landed }));

  expect(during(false)).toMatchObject({ racks: ASKING.racks, stock: 16 });
  expect(during(true)).toMatchObject({ stock: 13, tabletop: { refills: [1, 1, 0, 1], discards: TILES } });
  expect(during(true)?.racks[ANN]).toEqual(gone.drawn);

  const mixed: Fact = { type: "reshuffled", tiles: 16 };
  const after = shownView(ASKING, [...told, mixed], { fact: mixed, at: 2, count: 0, landed: true });
  expect(after).toMatchObject({ stock: 16, tabletop: { discards: [] } });
});

test("what was declared lies there until all are, with what it was; then comes the winner", () => {
  const view = shownView(ASKING, [THIRD, WON], ended(2));
  expect(middleOf(view, [THIRD, WON], ended(2))).toMatchObject({
    kind: "declaration",
    declaration: { removed: TILES },
  });
  expect(middleOf(view, [THIRD, WON], ended(4, true))).toEqual({ kind: "won", seat: BEN });
});
