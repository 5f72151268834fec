import { cleanup, render, screen as page } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";

import { pageSpeech } from "../../words/pageSpeech.svelte";
import type { TableScreen } from "../state/tableScreen.svelte";
import Options from "./Options.svelte";

function shown(cards: boolean): void {
  const publicTable = {
    stage: "gathering",
    options: {},
    packs: [],
    pack: null,
    limit: null,
    pace: "normal",
    talk: true,
  };
  const card = { name: "murmure", options: [], cards };
  const table = { isHost: true, chairs: [], refused: null };
  render(Options, { screen: { table, publicTable, card, cards: [card], game: card.name } as unknown as TableScreen });
}

beforeAll(() => pageSpeech.speak("fr"));
afterEach(cleanup);

test("in a game with cards the host is asked for them, also where there are none yet", async () => {
  shown(true);
  expect(await page.findByRole("combobox", { name: "Cartes" })).toBeTruthy();
  expect(page.getByLabelText("Donner tes propres cartes")).toBeTruthy();
});

test("in a game without cards nothing is shown of them", async () => {
  shown(false);
  await import("./PackField.svelte");
  expect(page.getAllByRole("combobox")).toHaveLength(2);
  expect(page.queryByText(/carte/i)).toBeNull();
});
