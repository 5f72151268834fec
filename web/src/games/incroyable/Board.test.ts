import { cleanup, screen, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";

import { exhibited } from "../../testing/exhibit";
import Board from "./Board.svelte";
import { momentCalled, MOMENTS } from "./testFacts";

afterEach(cleanup);

function shown(name: string) {
  return exhibited(Board, momentCalled(name));
}

/** What takes the whole board while it is shown, and what only has a headline of its own. */
const WHOLE = ["risk_asked", "risk_began", "won"];
const HEADED = [...WHOLE, "risk_ended", "walked"];

test.each(MOMENTS)(
  "$name is drawn: the question, and every estimate that lies open",
  async ({ name, view, told, showing }) => {
    await shown(name);
    const last = told.at(-1)?.type ?? "";

    if ("question" in view && !(showing && HEADED.includes(last)))
      expect(screen.getByRole("heading", { level: 2 }).textContent).toContain(view.question.text);
    if ("estimates" in view && !WHOLE.includes(last))
      expect(within(screen.getByRole("list", { name: /^Les estimations/ })).getAllByRole("listitem")).toHaveLength(
        view.estimates.length,
      );
  },
);

test("an estimate is typed and handed in by keyboard alone, wherever the focus is", async () => {
  const user = userEvent.setup();
  const sent = await shown("opening-mine");
  await user.keyboard("0325{Backspace}");
  expect(screen.getByRole("spinbutton").getAttribute("aria-valuenow")).toBe("32");
  await user.keyboard("0{Enter}");
  expect(sent()).toEqual({ type: "estimate", number: 320 });
});

test("an estimate is typed by keys that have names", async () => {
  const user = userEvent.setup();
  const sent = await shown("opening-mine");
  for (const name of ["4", "2", "7", "Effacer le dernier chiffre"])
    await user.click(screen.getByRole("button", { name }));
  await user.click(screen.getByRole("button", { name: "Poser 42" }));
  expect(sent()).toEqual({ type: "estimate", number: 42 });
});

test.each([
  ["9", /il faut plus de 15/],
  ["16", /^16\s+Bruno a déjà 16$/],
])("a raise to %s says why not, and is not sent", async (digits, why) => {
  const user = userEvent.setup();
  const sent = await shown("challenging-lowest");
  await user.keyboard(`${digits}{Enter}`);
  expect(screen.getAllByRole("status").some((one) => why.test(one.textContent.trim()))).toBe(true);
  expect(screen.getByRole("spinbutton").getAttribute("aria-invalid")).toBe("true");
  expect(sent()).toBeNull();
});

test("a raise that is offered is sent", async () => {
  const user = userEvent.setup();
  const sent = await shown("challenging-lowest");
  await user.keyboard("17");
  await user.click(screen.getByRole("button", { name: "Monter à 17" }));
  expect(sent()).toEqual({ type: "raise", number: 17 });
});

test("a tap aims at an estimate, and the button says whose and which it is", async () => {
  const user = userEvent.setup();
  const sent = await shown("challenging-lowest");
  const rungs = within(screen.getByRole("list", { name: /^Les estimations/ })).getAllByRole("button");
  expect(rungs[0]?.getAttribute("aria-pressed")).toBe("true");
  await user.click(rungs[2] as HTMLElement);
  expect(screen.getByText(/10 cases.: 7, et 3 car/)).toBeTruthy();
  await user.click(within(screen.getByRole("group", { name: "Tes choix" })).getByText(/à Alice\s: 15/));
  expect(sent()).toEqual({ type: "challenge", target: 0 });
});

test("who may pass can; who is lowest reads that it cannot", async () => {
  const user = userEvent.setup();
  const sent = await shown("challenging-mine");
  await user.click(screen.getByRole("button", { name: "Passer" }));
  expect(sent()).toEqual({ type: "pass" });
  cleanup();

  await shown("challenging-lowest");
  expect(screen.queryByRole("button", { name: "Passer" })).toBeNull();
  expect(screen.getByText(/^Toi.*tu dois parler\.$/)).toBeTruthy();
});

test("equal estimates are settled by one of two large choices", async () => {
  const user = userEvent.setup();
  const sent = await shown("settling-mine");
  await user.click(screen.getByRole("button", { name: /descendre à\s+11/ }));
  expect(sent()).toEqual({ type: "shift", number: 11 });
});

test("the answer before stays within reach, with its little story", async () => {
  await shown("estimating-mine");
  expect(screen.getByText(/^La réponse d’avant\s: 45 degrés$/)).toBeTruthy();
  expect(screen.getByText(/Le quarante-cinquième parallèle/)).toBeTruthy();
});

test.each(["challenging-other", "challenging-screen", "estimating-handed-in", "estimating-spectator"])(
  "%s asks for nothing",
  async (name) => {
    await shown(name);
    expect(screen.queryAllByRole("button").filter((one) => !/Lire/.test(one.textContent))).toEqual([]);
  },
);
