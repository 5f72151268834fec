import { prefersReducedMotion } from "svelte/motion";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { BeatPlayer } from "./beatPlayer.svelte";
import { afterOutcomes, beatsIn, type BeatSpan, type Show } from "./show";

interface Fact {
  readonly type: "flip" | "lands" | "talk";
  readonly seat?: number;
}
interface Beat extends BeatSpan {
  readonly seat: number | undefined;
}

const [ANN, BEN] = [0, 1];
const flip = (seat?: number): Fact => ({ type: "flip", ...(seat === undefined ? {} : { seat }) });
const LANDS: Fact = { type: "lands" };
const TALK: Fact = { type: "talk" };

/** Coins: in the air at once, one turn, on the table; what comes of a flip is told right after it. */
const COINS: Show<Fact, Beat> = {
  beatAt: (told, at) =>
    told[at]?.type === "flip" ? { at, end: afterOutcomes(told, at, ["lands"]), seat: told[at]?.seat } : null,
  steps: () => [100, 200],
  look: () => 1000,
  glance: 300,
  holds: true,
};
const LOOSE = { ...COINS, holds: false };
const POLITE = {
  ...COINS,
  givesWay: { stays: (beat: Beat, me: number | null) => beat.seat === me, isWorthSeeing: () => false },
};

/** A player who was there from the beginning. */
function player(show = COINS): BeatPlayer<Fact, Beat> {
  const beats = new BeatPlayer(show);
  beats.hear([]);
  return beats;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("beats are found from a fact on, each with what came of it", () => {
  const told = [flip(), LANDS, TALK, flip(), flip(), LANDS, LANDS];

  expect(beatsIn(COINS, told).map(({ at, end }) => [at, end])).toEqual([
    [0, 2],
    [3, 4],
    [4, 7],
  ]);
  expect(beatsIn(COINS, told, 4)).toHaveLength(1);
});

describe("one beat", () => {
  test("is not played where it was told before the board came", () => {
    const beats = new BeatPlayer(COINS);
    beats.hear([flip()]);

    expect(beats.live).toBeNull();
    expect(beats.shown).toBe(Infinity);
  });

  test("is played step by step, looked at, and over", () => {
    const beats = player();
    beats.hear([flip()]);
    expect([beats.step, beats.landed, beats.count]).toEqual([0, false, 1]);
    vi.advanceTimersByTime(100);
    expect([beats.step, beats.landed]).toEqual([1, false]);
    vi.advanceTimersByTime(100);
    expect([beats.step, beats.landed]).toEqual([2, true]);
    vi.advanceTimersByTime(999);
    expect(beats.live).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(beats.live).toBeNull();
  });

  test("is ended by a tap, with all that waits", () => {
    const beats = player();
    beats.hear([flip(), flip()]);
    beats.skip();

    expect([beats.live, beats.shown]).toEqual([null, Infinity]);
  });

  test("is seen whole at once, and holds nothing back, where motion is reduced", () => {
    vi.spyOn(prefersReducedMotion, "current", "get").mockReturnValue(true);
    const beats = player();
    beats.hear([flip(), LANDS]);

    expect([beats.landed, beats.shown]).toEqual([true, Infinity]);
    vi.advanceTimersByTime(1000);
    expect(beats.live).toBeNull();
  });

  test("that is the last of many is played after one more: the history tells the rest", () => {
    const beats = player();
    beats.hear([flip(), flip(), flip(), flip()]);

    expect(beats.live?.at).toBe(2);
  });
});

describe("what is told meanwhile", () => {
  test("waits until all can be seen, and the rest until it was looked at", () => {
    const beats = player();
    const told = [TALK, flip(), LANDS, TALK];
    beats.hear(told);
    expect([beats.shown, beats.lags, beats.out]).toEqual([1, true, told.slice(0, 1)]);
    vi.advanceTimersByTime(200);
    expect([beats.shown, beats.out]).toEqual([3, told.slice(0, 3)]);
    vi.advanceTimersByTime(1000);
    expect([beats.lags, beats.out]).toEqual([false, told]);
  });

  test("makes of the look a glance", () => {
    const beats = player();
    beats.hear([flip()]);
    vi.advanceTimersByTime(200 + 290);
    beats.hear([flip(), TALK]);
    vi.advanceTimersByTime(10);

    expect(beats.live).toBeNull();
  });

  test("goes on beside a look that holds nothing, until there is something else to look at", () => {
    const beats = player(LOOSE);
    beats.hear([flip()]);
    vi.advanceTimersByTime(200);
    beats.hear([flip(), TALK]);
    expect([beats.live?.at, beats.shown]).toEqual([0, Infinity]);
    vi.advanceTimersByTime(400);
    beats.hear([flip(), TALK, flip()]);
    expect([beats.live?.at, beats.shown]).toEqual([0, 2]);
    vi.advanceTimersByTime(300);
    expect(beats.live?.at).toBe(2);
  });
});

describe("who is asked something", () => {
  test("sees the show out where it does not give way", () => {
    const beats = player();
    beats.hear([flip()], true, ANN);

    expect(beats.live?.at).toBe(0);
  });

  test("has everything at once where it does, and can see again what was missed", () => {
    const beats = player(POLITE);
    beats.hear([flip(BEN)], false, ANN);
    beats.hear([flip(BEN), TALK], true, ANN);
    expect([beats.live, beats.shown, beats.missed?.at]).toEqual([null, Infinity, 0]);

    beats.replay({ at: 0, end: 1, seat: BEN });
    expect([beats.again, beats.live?.at, beats.shown]).toEqual([true, 0, Infinity]);
    beats.hear([flip(BEN), TALK, TALK], false, ANN);
    expect([beats.again, beats.live, beats.missed]).toEqual([false, null, null]);
  });

  test("sees what stays, and not a moment longer", () => {
    const beats = player(POLITE);
    beats.hear([flip(ANN)], true, ANN);
    expect(beats.shown).toBe(0);
    beats.hear([flip(ANN)], true, ANN);
    vi.advanceTimersByTime(200);

    expect(beats.live).toBeNull();
  });
});
