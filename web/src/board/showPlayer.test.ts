import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Perspective, ToldFact } from "../wire/perspective";
import { ShowPlayer, type GameShows } from "./showPlayer.svelte";

const FIGURES: GameShows = {
  SHOWS: {
    roll: { steps: [900, 500], look: 1000 },
    hands: { steps: [], each: [200, 100], of: "of", then: [50], look: 400 },
    bid: { steps: [], look: 600 },
    long: { steps: [3000], look: 2000 },
  },
  ANYTIME: ["shout"],
};
const bid: ToldFact = { type: "bid" };
const long: ToldFact = { type: "long" };
const roll: ToldFact = { type: "roll" };
const quiet: ToldFact = { type: "quiet" };

function offering(...actions: string[]): Perspective["offers"] {
  return { decision: 1, choices: actions.map((action) => ({ action, fields: [] })) };
}

/** As many facts, as many messages; `view` says how many facts it has behind it. */
function after(told: readonly ToldFact[], more: Partial<Perspective> = {}): Perspective {
  return {
    epoch: "e",
    number: told.length,
    view: { type: `after-${told.length}` },
    offers: offering("bid", "shout"),
    awaited: [0],
    may: [1],
    told,
    whole: false,
    ...more,
  };
}

describe("a show", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  let seen: number[] = [];
  let player: ShowPlayer;
  let skips = false;
  let hidden = false;
  beforeEach(() => {
    hidden = false;
    seen = [];
    skips = false;
    player = new ShowPlayer(
      () => FIGURES,
      () => skips,
      ({ number }) => seen.push(number),
      () => hidden,
    );
    player.follow(after([quiet]), 0, "game", false);
  });
  const hear = (...told: ToldFact[]) => player.follow(after([quiet, ...told]), 0, "game", false);
  const stands = () => [player.step?.fact.type, player.step?.count, player.step?.landed];

  test("goes step by step, stays to be looked at, and only then is anybody asked", () => {
    hear(roll);
    expect(stands()).toEqual(["roll", 0, false]);
    expect(player.moment).toMatchObject({ view: { type: "after-1" }, awaited: [] });
    vi.advanceTimersByTime(900);
    expect(stands()).toEqual(["roll", 1, false]);
    vi.advanceTimersByTime(500);
    expect(stands()).toEqual(["roll", 2, true]);
    vi.advanceTimersByTime(999);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(player.moment).toMatchObject({ step: null, view: { type: "after-2" }, awaited: [0] });
    expect(seen).toEqual([2]);
  });

  test("has steps for each item where its figures say so, and then the last ones", () => {
    hear({ type: "hands", of: ["a", "b", "c"] });
    vi.advanceTimersByTime(600);
    expect(stands()).toEqual(["hands", 4, false]);
    vi.advanceTimersByTime(300);
    expect(stands()).toEqual(["hands", 6, false]);
    vi.advanceTimersByTime(50);
    expect(stands()).toEqual(["hands", 7, true]);
  });

  test("lets words say what lies on the table, and nothing that is still in the air", () => {
    hear(roll, quiet);
    expect(player.told).toHaveLength(1);
    expect(player.moment?.told).toHaveLength(2);
    vi.advanceTimersByTime(1400);
    expect(player.told).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(player.told).toHaveLength(3);
  });

  test("leaves what may be said at any time, and nothing else", () => {
    hear(roll);
    expect(player.moment?.offers.choices.map(({ action }) => action)).toEqual(["shout"]);
    player.follow(after([quiet, roll], { offers: offering("bid") }), 0, "game", false);
    expect(player.moment?.offers.choices).toEqual([]);
  });

  test("waits for the one before it, each seen on the table of its time", () => {
    hear(bid);
    hear(bid, roll);
    expect([player.step?.at, player.moment?.view.type]).toEqual([1, "after-1"]);
    vi.advanceTimersByTime(600);
    expect([player.step?.at, player.moment?.view.type]).toEqual([2, "after-2"]);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(2400);
    expect(seen).toEqual([3]);
  });

  test("of what takes no time is none: the table has it at once, and hears nothing", () => {
    hear(quiet);
    expect([player.step, player.moment?.view.type, seen]).toEqual([null, "after-2", []]);
  });

  test("ends with a tap, all of it", () => {
    hear(bid, roll, bid);
    player.skip();
    expect([player.step, player.told.length, seen]).toEqual([null, 4, [4]]);
  });

  test("in a row of long ones ends with a tap, and the next one comes", () => {
    hear(long, long, bid);
    player.skip();
    expect([player.step?.at, player.step?.fact.type]).toEqual([2, "long"]);
    player.skip();
    expect([player.step, seen]).toEqual([null, [4]]);
  });

  test("is none where nobody wants one, and the table knows", () => {
    skips = true;
    hear(roll);
    expect([player.step, seen]).toEqual([null, [2]]);
  });

  test("is never cut by what others do meanwhile, nor is what waits: they may have skipped it, and acted", () => {
    const move: ToldFact[] = [roll, ...Array<ToldFact>(7).fill(long)]; // longer than one may be behind
    hear(...move);
    hear(...move, roll);
    hear(...move, roll, long);
    const shown: ToldFact[] = [];
    for (let step = player.step; step; step = player.step) {
      shown.push(step.fact);
      vi.advanceTimersByTime(step.fact === long ? 5000 : 2400);
    }
    expect([shown, player.missed, seen]).toEqual([[...move, roll, long], [], [11]]);
  });

  test("that is far behind goes on with the newest once a move was seen to its end, and words tell the rest", () => {
    hear(bid, roll);
    const told: ToldFact[] = [bid, roll];
    for (let times = 0; times < 7; times += 1) {
      told.push(long);
      hear(...told);
    }
    hear(...told, bid);
    expect(player.step?.at).toBe(1);
    vi.advanceTimersByTime(600);
    expect([player.step?.at, player.missed]).toEqual([2, []]);
    vi.advanceTimersByTime(2400);
    expect([player.step?.at, player.step?.fact.type]).toEqual([10, "bid"]);
    expect(player.missed).toEqual(told.slice(2));
    vi.advanceTimersByTime(600);
    expect([player.step, seen]).toEqual([null, [11]]);
    player.forgetMissed();
    expect(player.missed).toEqual([]);
  });

  test("that is not so far behind is seen, all of it", () => {
    const told: ToldFact[] = [];
    for (let times = 0; times < 7; times += 1) {
      told.push(long);
      hear(...told);
    }
    vi.advanceTimersByTime(5000);
    expect([player.step?.at, player.missed]).toEqual([2, []]);
  });

  test("that nobody looks at is not seen: whoever looks again sees the last of it, and reads the rest", () => {
    hear(roll);
    hidden = true;
    player.sleep();
    hear(roll, bid);
    hear(roll, bid, bid);
    vi.advanceTimersByTime(3000);
    expect([player.step, player.told.length, seen]).toEqual([null, 4, []]);
    hidden = false;
    player.wake();
    expect([player.step?.at, player.missed]).toEqual([3, [roll, bid]]);
    vi.advanceTimersByTime(600);
    expect([player.step, seen]).toEqual([null, [4]]);
  });

  test("that is long over for everybody else is told in words, all of it", () => {
    hidden = true;
    player.sleep();
    hear(roll, bid);
    vi.advanceTimersByTime(60_000);
    hidden = false;
    player.wake();
    expect([player.step, player.missed, seen]).toEqual([null, [roll, bid], [3]]);
  });

  test("that came a moment ago is still seen, however long nobody had looked before", () => {
    hidden = true;
    player.sleep();
    vi.advanceTimersByTime(60_000);
    hear(roll, bid);
    vi.advanceTimersByTime(1000);
    hidden = false;
    player.wake();
    expect([player.step?.at, player.missed]).toEqual([1, []]);
  });

  test("that is long over is told in words also where the page was never looked at, or slept before the game", () => {
    hidden = true;
    player.follow(after([roll, bid], { whole: true }), 0, "next", true);
    vi.advanceTimersByTime(60_000);
    hidden = false;
    player.wake();
    expect([player.step, player.missed, seen]).toEqual([null, [roll, bid], [2]]);
  });

  test("takes the words about what was missed away once there was time to read them, and not before", () => {
    hidden = true;
    hear(roll);
    vi.advanceTimersByTime(60_000);
    hidden = false;
    player.wake();
    hear(roll, bid);
    expect([player.step?.at, player.missed]).toEqual([2, [roll]]);
    vi.advanceTimersByTime(20_000);
    hear(roll, bid, bid);
    expect([player.step?.at, player.missed]).toEqual([3, []]);
  });

  test("that was broken off before it landed begins again; one that had landed was seen", () => {
    hear(roll);
    player.sleep();
    player.wake();
    expect(stands()).toEqual(["roll", 0, false]);
    vi.advanceTimersByTime(1400);
    player.sleep();
    player.wake();
    expect([player.step, player.missed, seen]).toEqual([null, [], [2]]);
  });

  test("that came whole while nobody looked is told in words, and seen when somebody does", () => {
    hidden = true;
    player.follow(after([quiet, roll, bid], { whole: true, epoch: "later" }), 0, "game", false);
    expect([player.step, seen]).toEqual([null, []]);
    hidden = false;
    player.wake();
    expect([player.step, player.missed, seen]).toEqual([null, [roll, bid], [3]]);
  });

  test("is over when the table comes anew: what was missed is told in words", () => {
    hear(roll);
    player.follow(after([quiet, roll, bid, bid], { whole: true, epoch: "later" }), 0, "game", false);
    expect([player.step, player.missed, seen]).toEqual([null, [roll, bid, bid], [4]]);
  });

  test("that had landed when the table comes anew was seen, and what waited behind it was not", () => {
    hear(bid, roll);
    player.follow(after([quiet, bid, roll], { whole: true, epoch: "later" }), 0, "game", false);
    expect([player.step, player.missed, seen]).toEqual([null, [roll], [3]]);
  });

  test("is nobody else's: other eyes see the table as it stands", () => {
    hear(roll);
    player.follow(after([quiet, roll]), 1, "game", false);
    expect([player.step, player.missed]).toEqual([null, []]);
  });

  test("begins with a game that begins here, and not with one that one comes to late", () => {
    player.follow(after([roll, bid], { whole: true }), 0, "next", true);
    expect(player.step?.at).toBe(0);
    player.follow(after([roll, bid], { whole: true }), 0, "another", false);
    expect(player.step).toBeNull();
  });

  test("of the game before is over when another one begins", () => {
    hear(long, long);
    player.follow(after([roll], { whole: true }), 0, "next", true);
    vi.advanceTimersByTime(2400);
    expect([player.step, player.missed, seen]).toEqual([null, [], [1]]);
  });

  test("is told in words where its game had long begun when the line came back", () => {
    const told = Array<ToldFact>(13).fill(long);
    player.follow(after(told, { whole: true }), 0, "next", true);
    expect([player.step, player.missed, seen]).toEqual([null, told, [13]]);
  });

  test("begins also where the game had a name before it had a table", () => {
    player.follow(null, 0, "next", true);
    player.follow(after([roll], { whole: true }), 0, "next", true);
    expect(player.step?.at).toBe(0);
  });
});
