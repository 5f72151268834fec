import { cleanup, render, screen as page, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { LARGEST_PACK, type PublicPack } from "../../wire/generated";
import { pageSpeech } from "../../words/pageSpeech.svelte";
import type { TableScreen } from "../state/tableScreen.svelte";
import PackField from "./PackField.svelte";

const SMALL: PublicPack = { hash: "a".repeat(64), title: "Mots magiques", cards: 5, played: 2, language: "fr" };
const LONE: PublicPack = { hash: "b".repeat(64), title: "Un mot", cards: 1, played: 0, language: "de" };
const GIVEN = "Donner tes propres cartes";

let asked: unknown[];
let sent: { path: string; init: RequestInit }[];

function shown(packs: readonly PublicPack[], { isHost = true, tables = false } = {}): void {
  asked = [];
  sent = [];
  const screen = {
    table: {
      isHost,
      code: "QUARTZ",
      hostToken: "token-of-the-host",
      requestAsHost: (body: unknown) => {
        asked.push(body);
        return Promise.resolve({ type: "done" });
      },
    },
    game: "murmure",
    card: { tables },
    publicTable: { packs, pack: packs[0]?.hash ?? null },
  };
  render(PackField, { screen: screen as unknown as TableScreen });
}

function answering(status: number, body: unknown): void {
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    sent.push({ path, init });
    return Promise.resolve(Response.json(body, { status }));
  });
}

async function give(file = new File(["{}"], "mots.json", { type: "application/json" })): Promise<void> {
  await userEvent.upload(page.getByLabelText(GIVEN), file);
}

/** With ordinary spaces, so that it can be read here. */
function textOf(role: string): string {
  return page.getByRole(role).textContent.replaceAll("\u202f", " ").trim();
}

beforeAll(() => pageSpeech.speak("fr"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the host chooses a pack by its title, its cards and what was played of it", async () => {
  shown([SMALL, LONE]);
  const field = page.getByRole("combobox", { name: "Cartes" });
  const texts = within(field)
    .getAllByRole("option")
    .map((one) => one.textContent);
  expect(texts).toEqual(["Mots magiques, 5 cartes en français, dont 2 déjà jouées", "Un mot, une carte (de)"]);
  await userEvent.selectOptions(field, texts[1]!);

  expect(asked).toEqual([{ type: "choose_pack", pack: LONE.hash }]);
});

test("others read which one it is, and give none", () => {
  shown([SMALL, LONE], { isHost: false });
  const field = page.getByRole<HTMLSelectElement>("combobox", { name: "Cartes" });
  expect(field.disabled).toBe(true);
  expect(field.value).toBe(SMALL.hash);
  expect(page.queryByLabelText(GIVEN)).toBeNull();
});

test("where there are no cards yet, that is said, and the host can give some", () => {
  shown([]);
  expect(page.getByRole("option").textContent).toBe("aucune pour l’instant");
  expect(page.getByLabelText(GIVEN)).toBeTruthy();
});

test("a pack that is given is sent in the host's name, and chosen at once", async () => {
  shown([SMALL]);
  answering(201, { hash: LONE.hash, game: "murmure", title: "Un mot", cards: 1, language: "fr", advice: [] });
  await give();
  expect(sent.map(({ path }) => path)).toEqual(["/api/tables/QUARTZ/packs?file=mots.json&language=fr"]);
  expect(sent[0]?.init.headers).toEqual({ Authorization: "Bearer token-of-the-host" });
  await vi.waitFor(() => expect(textOf("status")).toBe("« Un mot » est sur la table : une carte en français."));
  expect(asked).toEqual([{ type: "choose_pack", pack: LONE.hash }]);
});

test("what is refused without a word on the file is said in our own words only, and nothing is chosen", async () => {
  shown([SMALL]);
  answering(403, { error: "only the host of a table can give it cards" });
  await give();
  await page.findByRole("alert");
  expect(textOf("alert")).toBe("« mots.json » est refusé. Recharge la page, puis réessaie.");
  expect(textOf("status")).toBe("");
  expect(asked).toEqual([]);
});

test("a table's faults are listed with their lines, in the page's words", async () => {
  shown([SMALL], { tables: true });
  const faults = [
    { text: "la réponse 1 n’est pas entre 2 et 9990", lines: [3], cards: [], count: 1 },
    { text: "trop long", lines: [4, 5], cards: [], count: 12 },
    { text: "trop peu de cartes", lines: [], cards: [], count: 1 },
    { text: "la réponse 7 est dans sa propre question", lines: [], cards: ["carte-2"], count: 1 },
  ];
  answering(400, { error: "…", faults });
  await give(new File(["q;a"], "cartes.csv", { type: "text/csv" }));
  await page.findByRole("alert");
  const items = page.getAllByRole("listitem").map((one) => one.textContent.replaceAll("\u202f", " ").trim());
  expect(items).toEqual([
    "Ligne 3 : la réponse 1 n’est pas entre 2 et 9990",
    "Lignes 4, 5 et 10 autres : trop long",
    "trop peu de cartes",
    "Carte carte-2 : la réponse 7 est dans sa propre question",
  ]);
  expect(textOf("alert")).toContain("« cartes.csv » ne peut pas être joué ainsi.");
  expect(asked).toEqual([]);
});

test("advice is folded away, and refuses nothing", async () => {
  shown([SMALL], { tables: true });
  const advice = [{ text: "pas de petite histoire", lines: [2], cards: [], count: 1 }];
  answering(201, { hash: LONE.hash, game: "murmure", title: "Un mot", cards: 1, language: "en", advice });
  await give();
  await vi.waitFor(() => expect(page.getByText("Un conseil", { exact: false })).toBeTruthy());
  expect(page.getByText("Un conseil", { exact: false }).closest("details")?.open).toBe(false);
  expect(asked).toEqual([{ type: "choose_pack", pack: LONE.hash }]);
});

test("where cards can be written in a table, one to begin with is a tap away", () => {
  shown([SMALL], { tables: true });
  expect(page.getByRole("link", { name: "Un tableau tout prêt à remplir" }).getAttribute("href")).toBe(
    "/api/games/murmure/sample.csv",
  );
  expect(page.getByLabelText(GIVEN).getAttribute("accept")).toContain(".csv");
});

test("a server that is busy, or gone, has nothing against the file", async () => {
  shown([SMALL]);
  answering(429, { error: "many packs were given from here; wait a minute" });
  await give();
  await page.findByRole("alert");
  expect(textOf("alert")).toContain("ne peut pas prendre « mots.json » maintenant. Réessaie dans une minute.");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("gone")));
  await give();
  await vi.waitFor(() => expect(textOf("alert")).toContain("Le fichier n’est pas arrivé."));
});

test("a file that is too large is not even sent", async () => {
  shown([SMALL]);
  answering(201, {});
  await give(new File([new Uint8Array(LARGEST_PACK + 1)], "gros.json"));
  await page.findByRole("alert");
  expect(textOf("alert")).toBe("« gros.json » est trop gros : 2 Mo au plus.");
  expect(sent).toEqual([]);
});
