import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { BeatPlayer } from "../../../board/beatPlayer.svelte";
import { beatsIn } from "../../../board/show";
import type { SeptPourCent } from "../../../wire/generated";
import { REVEAL, rolled, SHOWN } from "../testFacts";
import { type Beat, resting } from "./beats";
import { SHOW } from "./show";

const ANNOUNCED: SeptPourCent.Announced = { type: "announced", seat: 0, number: 1, family: "trefle" };

const lasts = (beat: Beat) => (SHOW.steps(beat).at(-1) ?? 0) + SHOW.look(beat);

describe("beats", () => {
  test("rolls for the start are one beat", () => {
    const roll = (seat: number): SeptPourCent.StartRolled => ({ type: "start_rolled", seat, dice: [1, seat] });
    const beats = beatsIn(SHOW, [roll(0), roll(1), { type: "starts", seat: 0 }]);
    expect(beats).toMatchObject([{ kind: "start", at: 0, end: 3 }]);
  });

  test("hands lie there until somebody announces", () => {
    expect(resting([ANNOUNCED, SHOWN, { type: "out", seats: [1] }])?.kind).toBe("shown");
    expect(resting([SHOWN, ANNOUNCED])).toBeNull();
  });

  test("the longest reveal is over in a few seconds", () => {
    const hands = Array.from({ length: 6 }, (_, seat) => ({ type: "shown_hand" as const, seat, cards: [] }));
    expect(lasts({ ...REVEAL, fact: { ...SHOWN, hands } })).toBeLessThan(7000);
  });
});

describe("beats in time", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("a game that goes on meanwhile shortens the look, and a tap ends it", () => {
    const beats = new BeatPlayer(SHOW);
    beats.hear([]);
    beats.hear([SHOWN]);
    vi.advanceTimersByTime(lasts(REVEAL) - 500);
    expect(beats.live).not.toBeNull();
    beats.hear([SHOWN, ANNOUNCED]);
    vi.advanceTimersByTime(10);
    expect(beats.live).toBeNull();
    beats.hear([SHOWN, ANNOUNCED, SHOWN]);
    beats.skip();
    expect(beats.live).toBeNull();
  });

  test("what is told beside the board waits until the dice lie, and for the rest until they were looked at", () => {
    const beats = new BeatPlayer(SHOW);
    beats.hear([ANNOUNCED]);
    beats.hear([ANNOUNCED, rolled(1), { type: "round_ended", seat: 1 }]);
    expect(beats.shown).toBe(1);
    vi.advanceTimersByTime(900);
    expect(beats.shown).toBe(2);
    vi.advanceTimersByTime(3000);
    expect(beats.shown).toBe(Infinity);
  });

  test("when I am asked, everything is out at once, and what I missed can be seen again", () => {
    const beats = new BeatPlayer(SHOW);
    beats.hear([], false, 0);
    beats.hear([SHOWN], false, 0);
    beats.hear([SHOWN, ANNOUNCED], true, 0);
    expect(beats.live).toBeNull();
    expect(beats.shown).toBe(Infinity);
    expect(beats.missed?.at).toBe(0);
    beats.replay(REVEAL);
    expect(beats.live).toBe(REVEAL);
    expect(beats.shown).toBe(Infinity);
    beats.hear([SHOWN, ANNOUNCED, ANNOUNCED], false, 0);
    expect(beats.live).toBeNull();
    expect(beats.missed).toBeNull();
  });

  test("dice that I have thrown fall before I am asked what next, and not a moment longer", () => {
    const beats = new BeatPlayer(SHOW);
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
