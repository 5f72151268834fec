import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { BeatPlayer } from "../../../board/beatPlayer.svelte";
import { beatsIn } from "../../../board/show";
import { DECLARED, TILES, REPLACED, replied } from "../testFacts";
import type { Fact } from "../types";
import { declarations, lastReply } from "./beats";
import { SHOW } from "./show";

const OTHERS: Fact = { type: "dummy_replaced", rack: 3, removed: ["3_black"], drawn: ["5_red"] };

describe("beats", () => {
  test("a declaration takes in what came of it, with the tiles that were removed", () => {
    const told = [replied(0), DECLARED, REPLACED, OTHERS, replied(2)];
    const found = beatsIn(SHOW, told);

    expect(found.map(({ kind, at, end }) => [kind, at, end])).toEqual([
      ["reply", 0, 1],
      ["declaration", 1, 4],
      ["reply", 4, 5],
    ]);
    expect(found[1]).toMatchObject({ removed: TILES });
  });

  test("what was declared lies there until the next question", () => {
    expect(declarations([replied(0), DECLARED, REPLACED])).toHaveLength(1);
    expect(declarations([replied(0), DECLARED, REPLACED, replied(2)])).toEqual([]);
    expect(lastReply([replied(0), DECLARED])?.seat).toBe(0);
  });
});

describe("beats in time", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("a reply is out once it has rolled in", () => {
    const beats = new BeatPlayer(SHOW);
    beats.hear([]);
    beats.hear([replied(0)]);
    expect([beats.live?.kind, beats.shown]).toEqual(["reply", 0]);
    vi.advanceTimersByTime(700);
    expect(beats.shown).toBe(Infinity);
  });

  test("numbers turn over one by one, and a tap ends it", () => {
    const beats = new BeatPlayer(SHOW);
    beats.hear([replied(0)]);
    beats.hear([replied(0), DECLARED, REPLACED]);
    vi.advanceTimersByTime(900);
    expect([beats.step, beats.shown]).toEqual([2, 1]);
    beats.skip();
    expect([beats.live, beats.shown]).toEqual([null, Infinity]);
  });

  test("a question that comes meanwhile waits for the verdict, not for the look at it", () => {
    const beats = new BeatPlayer(SHOW);
    beats.hear([]);
    beats.hear([DECLARED, REPLACED]);
    beats.hear([DECLARED, REPLACED, replied(2)]);
    vi.advanceTimersByTime(1900);
    expect([beats.live?.kind, beats.shown]).toEqual(["declaration", 2]);
    vi.advanceTimersByTime(1200);
    expect(beats.live?.kind).toBe("reply");
  });
});
