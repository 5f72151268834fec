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

/** What a view may have of what must then be seen. */
interface Seen {
  readonly tabletop?: { readonly owned: readonly unknown[] };
  readonly own?: readonly unknown[];
  readonly ladder?: readonly { readonly number: number }[];
  readonly winner?: number;
}

test.each(MOMENTS)(
  "$name is drawn: everybody, my cards, the announcements, the odds or a reward on its way",
  async ({ name, view, told, showing }) => {
    await shown(name);
    const { tabletop, own, ladder, winner } = view as Seen;
    const happens = showing ? told.at(-1)?.type : undefined;
    const handed = happens && ["taken", "drawn", "stolen", "used", "discarded"].includes(happens);
    const items = (role: string, name: RegExp) => within(screen.getByRole(role, { name })).getAllByRole("listitem");
    if (tabletop) {
      const places = items("list", /^Autour de la table/).filter((one) => one.textContent.includes("gagne"));
      expect(places).toHaveLength(tabletop.owned.length);
    }
    // Whoever is out lays them down.
    if (own?.length && happens !== "out") expect(items("region", /^Tes cartes/)).toHaveLength(own.length);
    // While hands are shown they lie where the announcements were.
    if (ladder?.length && (!showing || happens === "contested"))
      expect(items("list", /^Les annonces/).at(-1)?.textContent).toContain(`${ladder.at(-1)?.number}`);
    if (handed) expect(document.querySelector(".handed .prize-card")).not.toBeNull();
    else if (winner !== undefined) expect(screen.getByRole("img", { name: /gagnes? avec 0/ })).toBeTruthy();
    if (view.type === "won") expect(screen.getByRole("heading", { level: 2 }).textContent).toMatch(/gagnes?\s!/);
    expect(told.length).toBeGreaterThan(0);
  },
);

test("at a contest I am told that it is my turn, or will be", async () => {
  const asked = () =>
    within(screen.getByRole("list", { name: /^Qui y croit/ })).getByText("Toi").parentElement?.textContent;
  await shown("contesting-mine");
  expect(asked()).toMatch(/à toi/);
  cleanup();

  const later = momentCalled("contesting-other");
  await exhibited(Board, { ...later, me: 5 });
  expect(asked()).toMatch(/bientôt/);
});

test("an announcement is made by keyboard alone", async () => {
  const user = userEvent.setup();
  const sent = await shown("announcing-mine");
  const low = Number(screen.getByRole("spinbutton").getAttribute("aria-valuenow"));
  const tabTo = async (role: string, there: (one: HTMLElement) => boolean) => {
    for (let steps = 0; steps < 30; steps += 1) {
      const focused = document.activeElement as HTMLElement;
      if (screen.getAllByRole(role).some((one) => one === focused && there(one))) return;
      await user.tab();
    }
    throw new Error(`no way to ${role} by keys`);
  };
  await tabTo("spinbutton", () => true);
  await user.keyboard("{ArrowUp}{ArrowUp}");
  await tabTo("radio", (one) => (one as HTMLInputElement).checked);
  while (!screen.getByRole<HTMLInputElement>("radio", { name: "comète" }).checked) await user.keyboard("{ArrowRight}");
  await tabTo("button", (one) => one.textContent.includes(`Annoncer ${low + 2} comètes`));
  await user.keyboard("{Enter}");
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

test("whoever is out sees the hands that were shown, and guesses who will win", async () => {
  const user = userEvent.setup();
  const sent = await shown("announcing-out");
  const hands = within(screen.getByRole("region", { name: "Les mains qui ont été dévoilées" }));
  expect(hands.getAllByRole("listitem").length).toBeGreaterThan(2);
  const guesses = within(screen.getByRole("group", { name: /^Qui gagnera la manche/ })).getAllByRole("radio");
  await user.click(guesses[1] as HTMLElement);
  expect((guesses[1] as HTMLInputElement).checked).toBe(true);
  expect(sent()).toBeNull();
});

test("the cards that better the odds most are the likely ones, and the roll is at the last reward", async () => {
  await shown("rewarding-first");
  const best = screen.getAllByRole("button", { name: /^Prendre la carte numéro \d → 4\s%$/ });
  expect(best.every((card) => card.classList.contains("best"))).toBe(true);
  expect(screen.getByRole("button", { name: /^Lancer les dés/ }).classList.contains("primary")).toBe(false);
});

test("what somebody else chooses from is said, and bonuses are explained", async () => {
  await shown("rewarding-other");
  expect(screen.getByRole("heading", { name: /^Bruno choisit parmi/ })).toBeTruthy();
  cleanup();
  await shown("rewarding-mine");
  expect(screen.getByText(/^vol\s: prends une carte à quelqu’un/)).toBeTruthy();
});

test.each(["announcing-other", "announcing-screen", "rewarding-other", "won-mine"])(
  "%s asks for nothing",
  async (name) => {
    await shown(name);
    expect(screen.queryAllByRole("button")).toEqual([]);
  },
);
