import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { MOMENTS } from "../../gallery/moments";
import type { SeptPourCent } from "../../wire/generated";
import { Beats, beatsIn, lasts, resting } from "./beats.svelte";
import { sums } from "./draft.svelte";
import { may, takes, values } from "./offered";
import { chance, numbers, sorted } from "./odds";
import { askedOf, sceneOf, standing } from "./scene";

const moment = (name: string) => {
  const found = MOMENTS.find((one) => one.name === name);
  if (!found) throw new Error(`no moment ${name}`);
  return found;
};
const shown: SeptPourCent.Shown = { type: "shown", hands: [], number: 3, family: "requin", total: 4, holds: true };
const announced: SeptPourCent.Announced = { type: "announced", seat: 0, number: 1, family: "trefle" };

describe("odds", () => {
  test("0 wins for everybody, and a second copy adds nothing", () => {
    expect(numbers([7, 3, 7, "vol"])).toEqual([0, 3, 7]);
    expect(chance([7, 3, 7, "vol"])).toBe(9);
    expect(chance([])).toBe(1);
  });

  test("numbers come first, bonuses last", () => {
    expect(sorted(["vol", 7, "relance", 3])).toEqual([3, 7, "relance", "vol"]);
  });
});

test("a hand is added up by family, highest first", () => {
  expect(sums([["trefle", 2], ["requin", 3], ["trefle", 4]])).toEqual([["trefle", 6], ["requin", 3]]);
});

describe("offers", () => {
  test("a span and a list give their values", () => {
    const { offers } = moment("announcing-mine");
    const announce = offers.choices.find((offer) => offer.action === "announce");
    expect(values(announce, "number").at(-1)).toBe(30);
    expect(values(announce, "family")).toHaveLength(5);
    expect(values(undefined, "number")).toEqual([]);
  });

  test("what is not offered may not be done", () => {
    const { offers } = moment("announcing-highest");
    expect(may(offers, "announce")).toBe(false);
    expect(may(offers, "contest")).toBe(true);
    expect(takes(moment("discarding-mine").offers, "discard", 7)).toBe(true);
    expect(takes(moment("discarding-mine").offers, "take", 4)).toBe(false);
  });
});

describe("beats", () => {
  test("rolls for the start are one beat", () => {
    const roll = (seat: number): SeptPourCent.StartRolled => ({ type: "start_rolled", seat, dice: [1, seat] });
    const beats = beatsIn([roll(0), roll(1), { type: "starts", seat: 0 }]);
    expect(beats.map((beat) => beat.kind)).toEqual(["start"]);
  });

  test("hands lie there until somebody announces", () => {
    expect(resting([announced, shown, { type: "out", seats: [1] }])?.kind).toBe("shown");
    expect(resting([shown, announced])).toBeNull();
  });

  test("the longest reveal is over in a few seconds", () => {
    const hands = Array.from({ length: 6 }, (_, seat) => ({ type: "shown_hand" as const, seat, cards: [] }));
    expect(lasts({ kind: "shown", at: 0, fact: { ...shown, hands } })).toBeLessThan(7000);
  });
});

describe("beats in time", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("what was told before the board came is not played; what comes is, once", () => {
    const beats = new Beats();
    beats.hear([shown]);
    expect(beats.live).toBeNull();
    beats.hear([shown, announced, shown]);
    expect(beats.live?.at).toBe(2);
    vi.advanceTimersByTime(10_000);
    expect(beats.live).toBeNull();
  });

  test("a game that goes on meanwhile shortens the look, and a tap ends it", () => {
    const beats = new Beats();
    beats.hear([]);
    beats.hear([shown]);
    vi.advanceTimersByTime(lasts({ kind: "shown", at: 0, fact: shown }) - 500);
    expect(beats.live).not.toBeNull();
    beats.hear([shown, announced]);
    vi.advanceTimersByTime(10);
    expect(beats.live).toBeNull();
    beats.hear([shown, announced, shown]);
    beats.skip();
    expect(beats.live).toBeNull();
  });

  test("when I am asked, what was overtaken makes room, and what has just happened is seen", () => {
    const beats = new Beats();
    beats.hear([]);
    beats.hear([shown, announced], true);
    expect(beats.live).toBeNull();
    beats.hear([shown, announced, shown]);
    vi.advanceTimersByTime(100);
    beats.hear([shown, announced, shown, announced], true);
    vi.advanceTimersByTime(590);
    beats.hear([shown, announced, shown, announced], true);
    vi.advanceTimersByTime(20);
    expect(beats.live).toBeNull();
    beats.hear([shown, announced, shown, announced, shown], true);
    expect(beats.live?.at).toBe(4);
    vi.advanceTimersByTime(1000);
    expect(beats.live).toBeNull();
  });
});

describe("scenes", () => {
  test("hands that are shown say whom they put out, and the next announcement stands meanwhile", () => {
    const { view } = moment("announcing-mine");
    const scene = sceneOf(view, [shown, { type: "out", seats: [1] }], { kind: "shown", at: 0, fact: shown });
    expect(scene).toMatchObject({ kind: "reveal", out: [1] });
    expect(standing(view)).toBe("ladder" in view ? view.ladder.at(-1) : null);
    expect(standing(moment("won-mine").view)).toBeNull();
  });

  test.each([
    ["start-rolls", "start"],
    ["opening-mine", "start"],
    ["announcing-mine", "ladder"],
    ["contesting-mine", "ladder"],
    ["reveal-mine", "reveal"],
    ["rewarding-first", "odds"],
    ["round-ended", "odds"],
    ["relancing", "odds"],
    ["discarding-mine", "odds"],
    ["won-mine", "won"],
  ])("%s shows %s", (name, kind) => {
    const { view, told } = moment(name);
    expect(sceneOf(view, told, null).kind).toBe(kind);
  });

  test("a beat that is played comes first", () => {
    const { view, told } = moment("announcing-mine");
    expect(sceneOf(view, told, { kind: "shown", at: 0, fact: shown }).kind).toBe("reveal");
  });

  test("who is asked is read from the view", () => {
    expect(askedOf(moment("contesting-mine").view)).toBe(moment("contesting-mine").view.me);
    expect(askedOf(moment("won-mine").view)).toBeNull();
  });
});
