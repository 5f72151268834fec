/** Drawing, around the slate itself: putting it down, a pause, and a word that is covered. */

import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, expect, test } from "vitest";

import { exhibited } from "../../../testing/exhibit";
import { Pausing } from "../../../testing/pausing.svelte";
import Board from "../Board.svelte";
import { momentCalled } from "../testFacts";

afterEach(cleanup);

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const slate = () => within(screen.getByRole("group", { name: "Outils de l’ardoise" }));

test("a pause takes nothing out of the hand: the tool, and what was half written, are there after it", async () => {
  const user = userEvent.setup();
  const pausing = new Pausing(Board as never);
  await exhibited(pausing.Board, momentCalled("drawing-mine"));
  await user.click(slate().getByRole("button", { name: "Gomme" }));
  await user.click(button("Je pose l’ardoise"));
  await user.type(screen.getByRole("textbox"), "Un bateau");

  pausing.paused = true;
  await tick();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(slate().getByRole("button", { name: "Annuler" }).getAttribute("aria-disabled")).toBe("true");
  expect(document.querySelector(".draws")).toBeNull();
  pausing.paused = false;
  await tick();

  expect((screen.getByRole("textbox") as HTMLInputElement).value).toBe("Un bateau");
  expect(slate().getByRole("button", { name: "Gomme" }).getAttribute("aria-pressed")).toBe("true");
  expect(document.querySelector(".draws")).not.toBeNull();
});

test("the focus goes along, to what is asked before a slate is put down and back", async () => {
  const user = userEvent.setup();
  await exhibited(Board, momentCalled("drawing-mine"));
  const open = () => button("Je pose l’ardoise");
  await user.click(open());
  expect(document.activeElement?.closest("form")).not.toBeNull();

  await user.click(button("Dessiner encore"));

  expect(document.activeElement).toBe(open());
});

test("a word that is covered is not named by the picture in the hand", async () => {
  const user = userEvent.setup();
  await exhibited(Board, { ...momentCalled("opening-mine"), showing: false });
  await user.click(slate().getByRole("button", { name: "Images" }));
  await user.click(await screen.findByRole("button", { name: "botte" }));
  expect(document.querySelector("[aria-live]")?.textContent).toContain("botte");

  await fireEvent.click(screen.getAllByRole("button", { name: /^Ton mot/ })[0] as HTMLElement);

  expect(document.querySelector("[aria-live]")?.textContent).not.toContain("botte");
  expect(document.querySelector(".ghost")?.getAttribute("aria-label")).not.toContain("botte");
});
