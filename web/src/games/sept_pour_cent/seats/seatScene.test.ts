import { expect, test } from "vitest";

import { momentsOf } from "../../../gallery/moments";
import type { SeptPourCent } from "../../../wire/generated";
import { sceneOf } from "../cloth/clothScene";
import { holdsCards, isOut, opinionOf, type Props, wasRight } from "./seatScene";

function moment(name: string): Props {
  const found = momentsOf<SeptPourCent.View, SeptPourCent.Fact>("sept_pour_cent").find((one) => one.name === name);
  if (!found) throw new Error(name);
  return { view: found.view, told: found.told, step: null };
}

test("who is out holds no cards", () => {
  const scene = moment("announcing-out");
  const seats = [0, 1, 2, 3, 4];

  expect(seats.some((seat) => isOut(scene, seat))).toBe(true);
  expect(seats.map((seat) => holdsCards(scene, seat))).toEqual(seats.map((seat) => !isOut(scene, seat)));
});

test("while hands are shown and the verdict is out nobody is out yet", () => {
  const { view, told } = moment("reveal-screen");
  const [fact, at] = [told.at(-1), told.length - 1];
  if (fact?.type !== "shown") throw new Error(fact?.type);
  const ways = [
    { fact, at, count: 0, landed: false },
    { fact, at, count: 99, landed: true },
  ];

  expect(ways.flatMap((step) => [0, 1, 2, 3, 4, 5].map((seat) => isOut({ view, told, step }, seat)))).not.toContain(
    true,
  );
});

test("who was put out has no cards while new ones are dealt, and holds them again in the next round", () => {
  const { view, told } = moment("reveal-screen");
  if (view.type !== "contesting") throw new Error(view.type);
  const [ann, ben] = view.tabletop.in_play as [number, number];
  const out: Props = { view, told: [...told, { type: "out", seats: [ann] }], step: null };
  const next: Props = { ...out, told: [...out.told, { type: "round_ended", seat: ben }] };

  expect([ann, ben].map((seat) => [isOut(out, seat), holdsCards(out, seat)])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect([isOut(next, ann), holdsCards(next, ann)]).toEqual([false, true]);
});

test("once all hands lie open, those are right who said what they prove", () => {
  const { view, told } = moment("reveal-screen");
  const [fact, at] = [told.at(-1), told.length - 1];
  if (fact?.type !== "shown" || view.type !== "contesting") throw new Error(fact?.type);
  const right = (landed: boolean) =>
    view.tabletop.in_play.filter((seat) => wasRight({ view, told, step: { fact, at, count: 99, landed } }, seat));
  const announcer = view.ladder.at(-1)?.seat;

  expect(right(false)).toEqual([]);
  expect([view.contester, announcer].map((seat) => right(true).includes(seat ?? -1))).toEqual([
    !fact.holds,
    fact.holds,
  ]);
});

test("in the reward phase nobody is out, and nobody holds cards", () => {
  const scene = moment("rewarding-screen");

  expect([0, 1, 2, 3, 4, 5].some((seat) => isOut(scene, seat) || holdsCards(scene, seat))).toBe(false);
});

test("at a contest the one who announced is for it, who contests is against it, who has not spoken holds up nothing", () => {
  const { view, told } = moment("contesting-spectator");
  if (view.type !== "contesting") throw new Error(view.type);
  const opinion = (seat: number | undefined) => opinionOf(sceneOf(view, told, null), seat ?? -1);

  expect(opinion(view.ladder.at(-1)?.seat)).toBe(true);
  expect(opinion(view.contester)).toBe(false);
  expect(view.opinions.map(({ seat }) => opinion(seat))).toEqual(view.opinions.map(({ agrees }) => agrees));
  expect(view.to_ask.map(opinion)).toEqual(view.to_ask.map(() => null));
});
