import { describe, expect, test, vi } from "vitest";

import { SPOTS } from "../tiles/tiles";
import type { Aid } from "../types";
import { printed, TableAid } from "./tableAid.svelte";

describe("help", () => {
  const NONE: Aid = {
    type: "aid",
    dial: "seen",
    seen: [],
    racks: 0,
    triples: 0,
    most: [],
    least: [],
    proofs: [],
    likely: [],
    tiles: [],
  };
  const browns = SPOTS.filter(({ tile }) => tile === "4_brown");
  const looks = (aid: Aid) => browns.map((spot) => printed(spot, aid).crossed);

  test("what is in sight is crossed from the last copy on", () => {
    expect(looks({ ...NONE, seen: [{ tile: "4_brown", copies: 2 }] })).toEqual([null, null, "seen", "seen"]);
  });

  test("a fourth of a kind is ruled out by nobody until a third is", () => {
    expect(looks({ ...NONE, most: [{ tile: "4_brown", copies: 3 }] })).toEqual([null, null, null, null]);
    expect(looks({ ...NONE, most: [{ tile: "4_brown", copies: 1 }] })).toEqual([
      null,
      "impossible",
      "impossible",
      "impossible",
    ]);
  });

  test("what is impossible has its proof, what is in sight needs none", () => {
    const proof = { tile: "4_brown", copies: 1, answers: [2, 5] } as const;
    const aid: Aid = {
      ...NONE,
      seen: [{ tile: "4_brown", copies: 1 }],
      most: [{ tile: "4_brown", copies: 0 }],
      proofs: [proof],
    };
    expect(browns.map((spot) => printed(spot, aid).proof)).toEqual([proof, proof, proof, null]);
  });

  test("an answer that comes too late is forgotten", async () => {
    const waiting: ((aid: Aid) => void)[] = [];
    const tableAid = new TableAid(() => new Promise((given) => waiting.push(given)));
    tableAid.follow("seen", 0);
    tableAid.follow("seen", 0);
    waiting[1]?.({ ...NONE, racks: 2 });
    waiting[0]?.({ ...NONE, racks: 1 });
    await Promise.resolve();
    expect(tableAid.aid?.racks).toBe(2);
  });

  test("what was known of a rack goes with it, even when nothing is known of the next one", async () => {
    const answers = [Promise.resolve<Aid>({ ...NONE, racks: 3 }), Promise.reject<Aid>(new Error("no line"))];
    const tableAid = new TableAid(() => answers.shift() ?? Promise.resolve(null));
    tableAid.follow("seen", 0);
    await Promise.resolve();
    expect(tableAid.aid?.racks).toBe(3);
    tableAid.follow("seen", 1);
    expect(tableAid.aid).toBeNull();
    await Promise.resolve();
    expect(tableAid.aid).toBeNull();
  });

  test("nobody is asked where the dial says so", () => {
    const ask = vi.fn();
    new TableAid(ask).follow("marks", 0);
    expect(ask).not.toHaveBeenCalled();
  });
});
