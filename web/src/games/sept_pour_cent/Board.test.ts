import { cleanup, render, screen, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";

import Exhibit from "../../gallery/Exhibit.svelte";
import { MOMENTS } from "../../gallery/moments";
import { spoken } from "../../words/files";

vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
afterEach(cleanup);

async function shown(name: string) {
  const moment = MOMENTS.find((one) => one.name === name);
  if (!moment) throw new Error(`no moment ${name}`);
  const words = await spoken("fr", "sept_pour_cent");
  const { container } = render(Exhibit, { moment, words, play: false });
  return () => JSON.parse(container.querySelector<HTMLElement>(".frame")?.dataset.sent || "null") as unknown;
}

test.each(MOMENTS.map(({ name }) => name))("%s is drawn", async (name) => {
  await shown(name);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(name);
});

test("an announcement is made by keyboard alone", async () => {
  const user = userEvent.setup();
  const sent = await shown("announcing-mine");
  const number = screen.getByRole("spinbutton");
  const low = Number(number.getAttribute("aria-valuenow"));
  number.focus();
  await user.keyboard("{ArrowUp}{ArrowUp}");
  screen.getByRole("radio", { name: "comète" }).focus();
  await user.click(screen.getByRole("radio", { name: "comète" }));
  await user.click(screen.getByRole("button", { name: `Annoncer ${low + 2} comètes` }));
  expect(sent()).toEqual({ type: "announce", number: low + 2, family: "comete" });
});

test("after the highest number only « C'est faux ! » is left", async () => {
  const user = userEvent.setup();
  const sent = await shown("announcing-highest");
  expect(screen.queryByRole("spinbutton")).toBeNull();
  await user.click(screen.getByRole("button", { name: /C’est faux/ }));
  expect(sent()).toEqual({ type: "contest" });
});

test("a card goes for good only once it was confirmed", async () => {
  const user = userEvent.setup();
  const sent = await shown("discarding-mine");
  await user.click(screen.getByRole("button", { name: "Défausser la carte numéro 7" }));
  expect(sent()).toBeNull();
  const asked = within(screen.getByRole("group", { name: "À confirmer" }));
  await user.click(asked.getByRole("button", { name: "Défausser" }));
  expect(sent()).toEqual({ type: "discard", card: 7 });
});

test("a card is stolen from a rival whom the offers name", async () => {
  const user = userEvent.setup();
  const sent = await shown("rewarding-mine");
  await user.click(screen.getByRole("button", { name: "Voler une carte" }));
  const [first] = screen.getAllByRole("button", { name: /^Voler la carte/ });
  await user.click(first as HTMLElement);
  expect(sent()).toMatchObject({ type: "vol" });
});

test("the ring says in words what it shows", async () => {
  await shown("rewarding-first");
  expect(screen.getByRole("img", { name: /^Tu gagnes avec 0\s: 1\s%$/ })).toBeTruthy();
});

test.each(["announcing-other", "announcing-screen", "rewarding-other", "won-mine"])("%s asks for nothing", async (name) => {
  await shown(name);
  expect(screen.queryAllByRole("button")).toEqual([]);
});
