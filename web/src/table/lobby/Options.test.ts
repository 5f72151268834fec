import { cleanup, render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test } from "vitest";

import { pageSpeech } from "../../words/pageSpeech.svelte";
import type { TableScreen } from "../state/tableScreen.svelte";
import Options from "./Options.svelte";

function shown(cards: boolean): Record<string, unknown>[] {
  const asked: Record<string, unknown>[] = [];
  const publicTable = {
    stage: "gathering",
    options: {},
    packs: [],
    pack: null,
    limit: null,
    pace: "normal",
    talk: true,
    late: true,
  };
  const card = { name: "murmure", options: [], cards };
  const table = {
    isHost: true,
    chairs: [],
    refused: null,
    requestAsHost: async (request: Record<string, unknown>) => {
      asked.push(request);
      return Promise.resolve({ type: "done" });
    },
  };
  render(Options, { screen: { table, publicTable, card, cards: [card], game: card.name } as unknown as TableScreen });
  return asked;
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

test("the host says whether anybody may sit down during a game", async () => {
  const asked = shown(false);
  await userEvent.click(page.getByRole("checkbox", { name: "Les retardataires peuvent s’asseoir en cours de partie" }));
  expect(asked).toEqual([{ type: "set_late", on: false }]);
});
