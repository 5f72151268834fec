import { cleanup, render, screen as page } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";

import type { PublicTable } from "../../wire/generated";
import { pageSpeech } from "../../words/pageSpeech.svelte";
import WhatNext from "../end/WhatNext.svelte";
import type { TableScreen } from "../state/tableScreen.svelte";
import LobbySentence from "./LobbySentence.svelte";

const LITTLE = "Cette table a beaucoup servi";
const FULL = "Cette table a tant servi que son journal est plein";

/** Of two people who are ready, one of whom is the host. */
function screenOf(room: PublicTable["room"], { isHost = true } = {}): TableScreen {
  const chairs = [0, 1].map((person) => ({
    holder: "person",
    person,
    name: `P${person}`,
    ready: true,
    takeable: false,
  }));
  const table = { isHost, chairs, seated: [0], people: [0], status: "here", refused: null, nameOf: () => "Ann" };
  const publicTable = { room, host: 0, stage: "gathering", result: null };
  const words = { has: () => false };
  return { table, publicTable, words, card: { players: [2, 4] }, cards: [], toast: "" } as unknown as TableScreen;
}

beforeAll(() => pageSpeech.speak("fr"));
afterEach(cleanup);

test.each([
  ["little", LITTLE],
  ["none", FULL],
] as const)("the host is told, before a game and after it, that the room for more is: %s", (room, told) => {
  render(LobbySentence, { screen: screenOf(room) });
  expect(page.getByRole("status").textContent).toContain(told);
  cleanup();
  render(WhatNext, { screen: screenOf(room), detailed: false });
  expect(page.getByText(told, { exact: false })).toBeTruthy();
});

test("guests are not, nor is anybody while there is room enough", () => {
  render(LobbySentence, { screen: screenOf("none", { isHost: false }) });
  expect(page.getByRole("status").textContent).not.toContain("servi");
  cleanup();
  render(LobbySentence, { screen: screenOf("enough") });
  expect(page.getByRole("status").textContent).not.toContain("servi");
});
