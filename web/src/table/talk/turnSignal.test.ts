import { expect, test } from "vitest";

import { type Signalled, TurnSignal } from "./turnSignal";

interface Moment {
  readonly myTurn?: boolean;
  readonly may?: readonly number[];
  readonly decision?: number;
  readonly expected: string;
  readonly game?: string;
}

/** What is said as one moment follows another, on the page of seat 0. */
function said(...moments: readonly Moment[]): string[] {
  const heard: string[] = [];
  const screen = { narration: { aloud: (text: string) => heard.push(text) }, showing: false };
  const signal = new TurnSignal(screen as unknown as Signalled);
  for (const { myTurn = false, may = [], decision = 1, expected, game = "ABCDEF/1" } of moments) {
    const perspective = { epoch: "e", offers: { decision, choices: ["any"] }, may };
    Object.assign(screen, { myTurn, expected, gameId: game, table: { perspective, seat: 0 } });
    signal.follow();
  }
  return heard;
}

test("a turn is said when it begins, and once", () => {
  const mine = { myTurn: true, expected: "À toi." };

  expect(said({ expected: "Ben réfléchit…" }, mine, mine, { ...mine, decision: 2 })).toEqual(["À toi.", "À toi."]);
});

test("a decision that comes to ask for something else is said again", () => {
  const noting = { myTurn: true, expected: "Le temps de noter." };

  expect(said(noting, { ...noting, expected: "À toi de tirer." })).toEqual(["Le temps de noter.", "À toi de tirer."]);
});

test("what may be said out of turn is told once a game", () => {
  const free = { may: [0, 2], expected: "Si tu sais, dis-le." };

  expect(said(free, { expected: "Ben demande…" }, free, { ...free, game: "ABCDEF/2" })).toEqual([
    "Si tu sais, dis-le.",
    "Si tu sais, dis-le.",
  ]);
  expect(said({ ...free, may: [2] })).toEqual([]);
});
