import { describe, expect, test } from "vitest";

import type { SeptPourCent } from "../../../wire/generated";
import { type Beat, beatAt, luckOf } from "../beats/beats";
import { momentCalled, REVEAL, rolled, SHOWN } from "../testFacts";
import { glimpseOf, newDeal, sceneOf } from "./clothScene";

describe("scenes", () => {
  test("hands that are SHOWN say whom they put out", () => {
    const { view } = momentCalled("announcing-mine");
    const told: SeptPourCent.Fact[] = [SHOWN, { type: "out", seats: [1] }];
    expect(sceneOf(view, told, beatAt(told, 0))).toMatchObject({ kind: "reveal", out: [1] });
  });

  test("whoever opens sees a new deal, and can look once more at what was before", () => {
    const { view, told } = momentCalled("round-ended");
    const scene = sceneOf(view, told, null, true);
    expect(scene.kind).toBe("opening");
    expect(newDeal(view, told)).toBe(true);
    expect(glimpseOf(scene, told, null)?.kind).toBe("roll");
  });

  test("the rolls for the start stay, for they say who opens", () => {
    const { view, told } = momentCalled("opening-mine");
    const scene = sceneOf(view, told, null, true);
    expect(scene.kind).toBe("start");
    expect(newDeal(view, told)).toBe(false);
    expect(glimpseOf(scene, told, null)).toBeNull();
  });

  test("a roll says what came of it, unless the other die can be rolled again", () => {
    const { view, told } = momentCalled("rewarding-first");
    const missed: SeptPourCent.Fact[] = [...told, rolled(0)];
    expect(sceneOf(view, missed, null)).toMatchObject({ kind: "odds", luck: "missed" });
    expect(sceneOf({ ...view, lone_hit: [0, 3] } as SeptPourCent.View, missed, null)).toMatchObject({ luck: null });
    const won: SeptPourCent.Fact[] = [rolled(0), { type: "won", seat: 0, how: "winning_roll" }];
    expect(luckOf(won, beatAt(won, 0) as Beat)).toBe("won");
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
    const { view, told } = momentCalled(name);
    expect(sceneOf(view, told, null).kind).toBe(kind);
  });

  test("a beat that is played comes first", () => {
    const { view, told } = momentCalled("announcing-mine");
    expect(sceneOf(view, told, REVEAL).kind).toBe("reveal");
  });
});
