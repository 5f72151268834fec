import { describe, expect, test } from "vitest";

import type { SeptPourCent } from "../../../wire/generated";
import { momentCalled, rolled, SHOWN, shownAs } from "../testFacts";
import { newDeal, sceneOf } from "./clothScene";

const { view: announcing } = momentCalled("announcing-mine");

describe("how things stand", () => {
  test("whoever opens sees a new deal", () => {
    const { view, told } = momentCalled("round-ended");
    expect(sceneOf(view, told, null).kind).toBe("opening");
    expect(newDeal(view, told)).toBe(true);
  });

  test("the rolls for the start stay, for they say who opens", () => {
    const { view, told } = momentCalled("opening-mine");
    expect(sceneOf(view, told, null).kind).toBe("start");
    expect(newDeal(view, told)).toBe(false);
  });

  test("a roll says what came of it, unless the other die can be thrown again", () => {
    const { view, told } = momentCalled("rewarding-first");
    const missed: SeptPourCent.Fact[] = [...told, rolled(0)];
    expect(sceneOf(view, missed, null)).toMatchObject({ kind: "odds", luck: "missed" });
    expect(sceneOf({ ...view, lone_hit: [0, 3] } as SeptPourCent.View, missed, null)).toMatchObject({ luck: null });
  });

  test.each([
    ["start-rolls", "start"],
    ["opening-mine", "start"],
    ["announcing-mine", "ladder"],
    ["contesting-mine", "ladder"],
    ["rewarding-first", "odds"],
    ["relancing", "odds"],
    ["discarding-mine", "odds"],
    ["won-mine", "won"],
  ])("%s shows %s", (name, kind) => {
    const { view, told } = momentCalled(name);
    expect(sceneOf(view, told, null).kind).toBe(kind);
  });
});

describe("what is being shown", () => {
  const shown = (fact: SeptPourCent.Fact, count = 0, landed = false, before: SeptPourCent.Fact[] = []) =>
    sceneOf(announcing, [...before, fact], shownAs(fact, count, landed));

  test("hands turn over card by card; then comes the verdict, and then whom it puts out", () => {
    expect(shown(SHOWN, 0)).toMatchObject({ kind: "reveal", turning: { hand: null, total: 0 }, done: false, out: [] });
    expect(shown(SHOWN, 3)).toMatchObject({ turning: { hand: 0, total: 3 }, done: false });
    expect(shown(SHOWN, 10, true)).toMatchObject({ turning: { hand: null, total: 4 }, done: true, out: [] });
    expect(shown({ type: "out", seats: [1] }, 0, true, [SHOWN])).toMatchObject({ kind: "reveal", out: [1] });
    expect(shown({ type: "round_won", seat: 2 }, 0, true, [SHOWN])).toMatchObject({ kind: "reveal", lone: 2 });
  });

  test("one die lies before the other, and only then what came of them", () => {
    expect(shown(rolled(0), 0)).toMatchObject({ kind: "roll", roll: rolled(0), down: 0, luck: null });
    expect(shown(rolled(0), 1)).toMatchObject({ down: 1, luck: null });
    expect(shown(rolled(0), 2)).toMatchObject({ down: 2, luck: null });
    expect(shown(rolled(0), 3, true)).toMatchObject({ down: 2, luck: "missed" });
  });

  test("a die that is kept has been lying there, and two that win say so", () => {
    const again: SeptPourCent.Rerolled = { type: "rerolled", seat: 0, kept: 0, die: 0 };
    expect(shown(again, 0)).toMatchObject({ kind: "roll", down: 1, luck: null });
    expect(shown(again, 2, true)).toMatchObject({ down: 2, luck: "won" });
    const won = shown({ type: "won", seat: 0, how: "relance" }, 0, true, [again]);
    expect(won).toEqual({ kind: "won", winner: 0, how: "relance", dice: [0, 0] });
  });

  test("the dice that won are looked at before whoever threw them is cheered, two zeros of the start too", () => {
    const zeros: SeptPourCent.StartRolled = { type: "start_rolled", seat: 1, dice: [0, 0] };
    const won: SeptPourCent.Fact = { type: "won", seat: 1, how: "double_zero" };
    expect(shown(won, 0, false, [zeros])).toMatchObject({ kind: "start", rolls: [zeros], falling: null });
    expect(shown(won, 1, true, [zeros])).toMatchObject({ kind: "won", winner: 1, dice: [0, 0] });
    expect(shown({ ...won, how: "winning_roll" }, 0, false, [rolled(1)])).toMatchObject({ kind: "roll", down: 2 });
  });

  test("reward cards that are turned up lie in the middle", () => {
    expect(shown({ type: "turned_up", cards: [3, "vol"] })).toEqual({ kind: "prizes", cards: [3, "vol"] });
  });

  test("a reward card is seen on its way: to whoever takes, draws or steals it, from whoever plays it or lays it off", () => {
    const card = 4;
    expect(shown({ type: "taken", seat: 1, card })).toMatchObject({ kind: "handed", card, from: null, to: 1 });
    expect(shown({ type: "drawn", seat: 1, card })).toMatchObject({ from: null, to: 1, gone: false });
    expect(shown({ type: "stolen", seat: 1, victim: 2, card })).toMatchObject({ from: 2, to: 1 });
    expect(shown({ type: "used", seat: 1, bonus: "vol" })).toMatchObject({ card: "vol", from: 1, to: null });
    expect(shown({ type: "discarded", seat: 1, card })).toMatchObject({ from: 1, to: null, gone: true });
  });

  test("one winning number is neither won nor missed for whoever can still throw the other die again", () => {
    const { view, told } = momentCalled("rolled-mine");
    const lone: SeptPourCent.Rolled = { ...(told.at(-1) as SeptPourCent.Rolled), dice: [0, 4], winning: 1 };
    expect(sceneOf(view, [lone], shownAs(lone, 3, true))).toMatchObject({ luck: "half" });
  });

  test("who had announced it is known for as long as nothing else is announced", () => {
    const contested: SeptPourCent.Contested = {
      ...{ type: "contested", seat: 2, announcer: 1 },
      ...{ number: 3, family: "requin" },
    };
    expect(shown(SHOWN, 10, true, [contested])).toMatchObject({ announcer: 1 });
    expect(shown(SHOWN, 10, true)).toMatchObject({ announcer: null });
  });

  test("an announcement is on top of the ladder at once, and who contests it is seen beside it", () => {
    const announced: SeptPourCent.Announced = { type: "announced", seat: 1, number: 29, family: "requin" };
    expect(shown(announced)).toMatchObject({ kind: "ladder", contest: null });
    const { ladder } = shown(announced) as { ladder: readonly SeptPourCent.Announced[] };
    expect(ladder.at(-1)).toBe(announced);
    const contested: SeptPourCent.Contested = { ...announced, type: "contested", seat: 2, announcer: 1 };
    expect(shown(contested)).toMatchObject({ contest: { contester: 2, opinions: [] } });
  });

  test("what somebody thinks of it is added to what others think", () => {
    const { view } = momentCalled("contesting-mine");
    if (view.type !== "contesting") throw new Error("nobody contests");
    const opined: SeptPourCent.Opined = { type: "opined", seat: view.to_ask[0] ?? 0, agrees: false };
    const scene = sceneOf(view, [opined], shownAs(opined, 0));
    expect(scene).toMatchObject({ contest: { to_ask: view.to_ask.slice(1), opinions: [...view.opinions, opined] } });
  });

  test("opinions that come with the contest are added to it, though the view is that of before", () => {
    const contested: SeptPourCent.Contested = {
      ...{ type: "contested", seat: 0, announcer: 1 },
      ...{ number: 3, family: "requin" },
    };
    const first: SeptPourCent.Opined = { type: "opined", seat: 2, agrees: true };
    const second: SeptPourCent.Opined = { ...first, seat: 3 };
    const scene = shown(second, 0, false, [contested, first]);
    expect(scene).toMatchObject({ kind: "ladder", contest: { contester: 0, opinions: [first, second] } });
  });

  test("everybody's roll for the start comes in turn", () => {
    const first: SeptPourCent.Fact = { type: "start_rolled", seat: 0, dice: [1, 2] };
    const second: SeptPourCent.Fact = { type: "start_rolled", seat: 1, dice: [0, 2] };
    expect(shown(second, 0, false, [first])).toMatchObject({ kind: "start", falling: 1, opener: null });
    const starts = shown({ type: "starts", seat: 1 }, 0, true, [first, second]);
    expect(starts).toMatchObject({ falling: null, opener: 1, rolls: [{ seat: 0 }, { seat: 1 }] });
    expect(shown({ type: "starts", seat: 1 }, 0, true)).toEqual({ kind: "opening", opener: 1 });
  });
});
