import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { momentsOf } from "../../gallery/moments";
import type { SeptPourCent } from "../../wire/generated";
import { sums } from "./announce/announcementDraft.svelte";
import { Beats, lasts } from "./beats/beatPlayer.svelte";
import { type Beat, beatsIn, luckOf, resting } from "./beats/beats";
import { glimpseOf, newDeal, sceneOf } from "./cloth/clothScene";
import { chance, numbers, sorted } from "./odds/odds";
import { may, takes, values } from "./readOffers";
import { Lying } from "./rewards/fixedPlaces.svelte";

const MOMENTS = momentsOf<SeptPourCent.View, SeptPourCent.Fact>("sept_pour_cent");
const moment = (name: string) => {
  const found = MOMENTS.find((one) => one.name === name);
  if (!found) throw new Error(`no moment ${name}`);
  return found;
};
const shown: SeptPourCent.Shown = { type: "shown", hands: [], number: 3, family: "requin", total: 4, holds: true };
const reveal: Beat = { kind: "shown", at: 0, end: 1, fact: shown };
const announced: SeptPourCent.Announced = { type: "announced", seat: 0, number: 1, family: "trefle" };

const rolled = (seat: number): SeptPourCent.Rolled => ({ type: "rolled", seat, dice: [4, 8], winning: 0 });

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
  expect(
    sums([
      ["trefle", 2],
      ["requin", 3],
      ["trefle", 4],
    ]),
  ).toEqual([
    ["trefle", 6],
    ["requin", 3],
  ]);
});

test("a reward card that is taken leaves its place, and no other moves", () => {
  const lying = new Lying();
  lying.lay([4, 6, 4]);
  lying.lay([4, 6]);
  expect(lying.places).toEqual([4, 6, null]);
  lying.lay([6]);
  expect(lying.places).toEqual([null, 6, null]);
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
    expect(beats).toMatchObject([{ kind: "start", at: 0, end: 3 }]);
  });

  test("hands lie there until somebody announces", () => {
    expect(resting([announced, shown, { type: "out", seats: [1] }])?.kind).toBe("shown");
    expect(resting([shown, announced])).toBeNull();
  });

  test("the longest reveal is over in a few seconds", () => {
    const hands = Array.from({ length: 6 }, (_, seat) => ({ type: "shown_hand" as const, seat, cards: [] }));
    expect(lasts({ ...reveal, fact: { ...shown, hands } })).toBeLessThan(7000);
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
    vi.advanceTimersByTime(lasts(reveal) - 500);
    expect(beats.live).not.toBeNull();
    beats.hear([shown, announced]);
    vi.advanceTimersByTime(10);
    expect(beats.live).toBeNull();
    beats.hear([shown, announced, shown]);
    beats.skip();
    expect(beats.live).toBeNull();
  });

  test("what is told beside the board waits until the dice lie, and for the rest until they were looked at", () => {
    const beats = new Beats();
    beats.hear([announced]);
    beats.hear([announced, rolled(1), { type: "round_ended", seat: 1 }]);
    expect(beats.shown).toBe(1);
    vi.advanceTimersByTime(900);
    expect(beats.shown).toBe(2);
    vi.advanceTimersByTime(3000);
    expect(beats.shown).toBe(Infinity);
  });

  test("when I am asked, everything is out at once, and what I missed can be seen again", () => {
    const beats = new Beats();
    beats.hear([], false, 0);
    beats.hear([shown], false, 0);
    beats.hear([shown, announced], true, 0);
    expect(beats.live).toBeNull();
    expect(beats.shown).toBe(Infinity);
    expect(beats.missed?.at).toBe(0);
    beats.replay(reveal);
    expect(beats.live).toBe(reveal);
    expect(beats.shown).toBe(Infinity);
    beats.hear([shown, announced, announced], false, 0);
    expect(beats.live).toBeNull();
    expect(beats.missed).toBeNull();
  });

  test("dice that I have thrown fall before I am asked what next, and not a moment longer", () => {
    const beats = new Beats();
    beats.hear([], true, 1);
    beats.hear([rolled(1)], true, 1);
    expect(beats.shown).toBe(0);
    beats.hear([rolled(1)], true, 1);
    vi.advanceTimersByTime(900);
    expect(beats.live).toBeNull();
    beats.hear([rolled(1), rolled(0)], true, 1);
    expect(beats.live).toBeNull();
  });
});

describe("scenes", () => {
  test("hands that are shown say whom they put out", () => {
    const { view } = moment("announcing-mine");
    const told: SeptPourCent.Fact[] = [shown, { type: "out", seats: [1] }];
    expect(sceneOf(view, told, beatsIn(told)[0] ?? null)).toMatchObject({ kind: "reveal", out: [1] });
  });

  test("whoever opens sees a new deal, and can look once more at what was before", () => {
    const { view, told } = moment("round-ended");
    const scene = sceneOf(view, told, null, true);
    expect(scene.kind).toBe("opening");
    expect(newDeal(view, told)).toBe(true);
    expect(glimpseOf(scene, told, null)?.kind).toBe("roll");
  });

  test("the rolls for the start stay, for they say who opens", () => {
    const { view, told } = moment("opening-mine");
    const scene = sceneOf(view, told, null, true);
    expect(scene.kind).toBe("start");
    expect(newDeal(view, told)).toBe(false);
    expect(glimpseOf(scene, told, null)).toBeNull();
  });

  test("a roll says what came of it, unless the other die can be rolled again", () => {
    const { view, told } = moment("rewarding-first");
    const missed: SeptPourCent.Fact[] = [...told, rolled(0)];
    expect(sceneOf(view, missed, null)).toMatchObject({ kind: "odds", luck: "missed" });
    expect(sceneOf({ ...view, lone_hit: [0, 3] } as SeptPourCent.View, missed, null)).toMatchObject({ luck: null });
    const won: SeptPourCent.Fact[] = [rolled(0), { type: "won", seat: 0, how: "winning_roll" }];
    expect(luckOf(won, beatsIn(won)[0] as Beat)).toBe("won");
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
    expect(sceneOf(view, told, reveal).kind).toBe("reveal");
  });
});
