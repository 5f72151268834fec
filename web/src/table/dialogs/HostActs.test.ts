import { cleanup, render, screen as page, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test } from "vitest";

import type { Offer } from "../../wire/generated";
import { pageSpeech, Speech } from "../../words/pageSpeech.svelte";
import type { TableScreen } from "../state/tableScreen.svelte";
import HostActs from "./HostActs.svelte";

const TEXTS = `
offer-blank = effacer l’ardoise de { $seat }
    .sure = { $sure }
offer-name = nommer la table { $title }
offer-draw = dessiner { $stroke }
field-seat = joueur
field-title = nom
domain-words = un texte
list-or = { $rest } ou { $next }
refusal-out-of-range = Pas cette ardoise-là.
`;
const KINDS = {
  facts: {},
  actions: { blank: { seat: "seat" }, name: { title: "text" } },
  awards: {},
  views: {},
  structs: {},
} as const;
const BLANK: Offer = { action: "blank", fields: [{ name: "seat", domain: { type: "one_of", these: [0, 1] } }] };
const NAME: Offer = {
  action: "name",
  fields: [{ name: "title", domain: { type: "text", most: 9, forbidden: [], forbidden_within: [] } }],
};
const DRAW: Offer = { action: "draw", fields: [{ name: "stroke", domain: { type: "stroke", most: 9 } }] };

let sent: unknown[];
let reply: string;

function shown(offers: readonly Offer[], { isHost = true, guarded = false } = {}): { openDialog: string | null } {
  sent = [];
  reply = "done";
  const texts = guarded
    ? TEXTS.replace("{ $sure }", "Effacer l’ardoise de { $seat } ?")
    : TEXTS.replace(/\n +\.sure.*/, "");
  const requestAsHost = (body: unknown): Promise<{ type: string }> => {
    sent.push(body);
    return Promise.resolve({ type: reply });
  };
  const screen = {
    table: { isHost, requestAsHost, refused: null },
    words: new Speech("fr", [texts], KINDS),
    company: { names: ["Ann", "Ben"], me: 0 },
    publicTable: { host_offers: offers },
    openDialog: "settings",
    game: "murmure",
  };
  render(HostActs, { screen: screen as unknown as TableScreen });
  return screen;
}

beforeAll(() => pageSpeech.begin());
afterEach(cleanup);

test("the host says whose slate it is by name, and reads what will be done", async () => {
  const screen = shown([BLANK]);
  const who = page.getByRole("combobox", { name: "joueur" });
  expect(
    within(who)
      .getAllByRole("option")
      .map((one) => one.textContent),
  ).toEqual(["Ann", "Ben"]);
  await userEvent.selectOptions(who, "Ben");
  await userEvent.click(page.getByRole("button", { name: "Effacer l’ardoise de Ben" }));

  expect(sent).toEqual([{ type: "overrule", act: { type: "blank", seat: 1 } }]);
  expect(screen.openDialog).toBeNull();
});

test("the same act for one thing or another has a line for each, with a choice of its own", async () => {
  const of = (title: string): Offer => ({
    action: "blank",
    fields: [...BLANK.fields, { name: "title", domain: { type: "one_of", these: [title] } }],
  });
  shown([of("un"), of("deux")]);
  await userEvent.selectOptions(page.getAllByRole("combobox")[1]!, "Ben");
  await userEvent.click(page.getByRole("button", { name: "Effacer l’ardoise de Ben" }));

  expect(sent).toEqual([{ type: "overrule", act: { type: "blank", seat: 1, title: "deux" } }]);
});

test("what the words ask about is asked before it is done", async () => {
  shown([BLANK], { guarded: true });
  await userEvent.click(page.getByRole("button", { name: "Effacer l’ardoise de Ann" }));
  expect(sent).toEqual([]);
  expect(page.getByRole("alert").textContent).toContain("Effacer l’ardoise de Ann ?");
  await userEvent.click(within(page.getByRole("alert")).getAllByRole("button")[0]!);

  expect(sent).toEqual([{ type: "overrule", act: { type: "blank", seat: 0 } }]);
});

test("what is refused leaves the dialog open", async () => {
  const screen = shown([BLANK]);
  reply = "request_refused";
  await userEvent.click(page.getByRole("button"));

  expect(screen.openDialog).toBe("settings");
});

test("text is typed, and nobody draws here", async () => {
  shown([NAME, DRAW]);
  await userEvent.type(page.getByRole("textbox", { name: "nom" }), "Zinc");
  await userEvent.click(page.getByRole("button", { name: "Nommer la table Zinc" }));

  expect(sent).toEqual([{ type: "overrule", act: { type: "name", title: "Zinc" } }]);
});

test("who is not the host, and a game that lets the host do nothing, have no such part", () => {
  shown([BLANK], { isHost: false });
  expect(page.queryByRole("button")).toBeNull();
  shown([]);
  expect(page.queryByRole("button")).toBeNull();
});

test("why the rules refuse what a host does is said in the words of the game", () => {
  expect(new Speech("fr", [TEXTS.replace("{ $sure }", "")]).refusal("out_of_range", "overrule")).toBe(
    "Pas cette ardoise-là.",
  );
});
