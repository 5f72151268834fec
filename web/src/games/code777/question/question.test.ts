import { cleanup, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { exhibited } from "../../../testing/exhibit";
import Board from "../Board.svelte";
import { ASKING, DECLARED, replied } from "../testFacts";
import type { Fact, View } from "../types";

afterEach(cleanup);

const [ANN, BEN] = [0, 1];

function seenByBen(view: View, last: Fact, showing = false) {
  return exhibited(Board, {
    game: "code777",
    name: "moment",
    shown_on: "seat",
    names: ["Ann", "Ben", "Cat"],
    me: BEN,
    view,
    offers: { decision: 2, choices: [] },
    awaited: [],
    may: [],
    told: [last],
    showing,
    note: "",
    aid: null,
  });
}

function noting(...noted: number[]): View {
  return { ...ASKING, type: "noting", noted };
}

test("who has noted sees who is awaited, but not while something is shown", async () => {
  await seenByBen(noting(ANN, BEN), replied(ANN));
  expect(screen.getByText("Noté")).toBeTruthy();
  expect(screen.getByText("On attend Cat.")).toBeTruthy();
  cleanup();

  await seenByBen(noting(ANN, BEN), DECLARED, true);
  expect(screen.getByText("Noté")).toBeTruthy();
  expect(screen.queryByText(/On attend/)).toBeNull();
});

test("while my own declaration is shown I have noted nothing yet, and nobody waits for me", async () => {
  await seenByBen(noting(ANN), DECLARED, true);

  expect(screen.getByRole("button", { name: "Abréger pour moi" })).toBeTruthy();
  expect(screen.queryByText(/Noté|On attend/)).toBeNull();
});

test("my mark has the letter of my name among the racks that somebody sees, too", async () => {
  const tabletop = { ...ASKING.tabletop, last: { seat: ANN, question: 21, reply: "same" } } as const;
  await seenByBen({ ...ASKING, tabletop }, replied(ANN));

  expect(screen.getByRole("img", { name: /^Toi, Cat/ }).textContent).toMatch(/^\s*B\s*C/);
});
