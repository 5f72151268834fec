import { cleanup, screen, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, describe, expect, test } from "vitest";

import { exhibited } from "../../testing/exhibit";
import type { Offers } from "../../wire/generated";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Pad from "./Pad.svelte";
import type { Aid, Fact, Tabletop, View } from "./types";

Element.prototype.scrollIntoView ??= () => {};
afterEach(cleanup);

const BEN = ["4_brown", "6_pink", "7_blue"] as const;
const CAT = ["3_black", "3_black", "5_red"] as const;
const DUMMY = ["1_green", "2_yellow", "7_yellow"] as const;
const RACKS = [null, BEN, CAT, DUMMY];
const REPLIED: Fact = {
  type: "replied",
  seat: 1,
  question: 21,
  reply: "same",
  racks: [null, null, CAT, DUMMY],
  refills: [0, 0, 0, 0],
};
const TABLETOP: Tabletop = {
  settings: { pause: 8, aid: "possible" },
  points: [1, 0, 2],
  refills: [0, 0, 0, 1],
  discards: ["7_pink"],
  reshuffles: 0,
  last: { seat: 1, question: 21, reply: "same" },
  questions: 1,
  to_draw: 0,
  declared: [],
  declarations: 0,
  next_dummy: 3,
};
const ASKING: View = { type: "asking", me: 0, tabletop: TABLETOP, racks: RACKS, stock: 12 };
const NOTING: View = { ...ASKING, type: "noting", noted: [1] };
const FIELDS = ["first", "second", "third"].map((name) => ({
  name,
  domain: { type: "span", low: 1, high: 7, holes: [] },
}));
const offered = (...actions: string[]) =>
  ({
    decision: 2,
    choices: actions.map((action) => ({ action, fields: action === "declare" ? FIELDS : [] })),
  }) as Offers;
const AID: Aid = {
  type: "aid",
  dial: "possible",
  seen: [{ tile: "4_brown", copies: 1 }],
  racks: 12,
  triples: 5,
  most: [{ tile: "4_brown", copies: 0 }],
  least: [],
  proofs: [{ tile: "4_brown", copies: 1, answers: [1] }],
  likely: [],
  tiles: [],
};

interface Given {
  view: View;
  offers?: Offers;
  told?: readonly Fact[];
  note?: string;
}
function shown(part: unknown, { view, offers = offered(), told = [REPLIED], note = "" }: Given) {
  return exhibited(part, {
    game: "code777",
    name: "moment",
    shown_on: view.me === null ? "screen" : "seat",
    names: ["Ann", "Ben", "Cat"],
    me: view.me,
    view,
    offers,
    awaited: [0],
    may: [],
    told,
    note,
    aid: AID,
  });
}
const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("the board", () => {
  test("the racks of the others are heard with their tiles, and my own only from behind", async () => {
    await shown(Board, { view: ASKING });

    expect(screen.getByRole("img", { name: "4 brun, 6 rose, 7 bleu" })).toBeTruthy();
    expect(screen.getByRole("img", { name: /^Ton chevalet, vu de dos/ })).toBeTruthy();
    expect(screen.getByRole("article", { name: "Question 21" }).textContent).toMatch(/autant/);
  });

  test("drawing and noting never stand in the same place", async () => {
    const sent = await shown(Board, { view: ASKING, offers: offered("draw", "declare") });
    const draw = button("Je tire la question");
    await userEvent.click(draw);
    expect(sent()).toEqual({ type: "draw" });
    const place = draw.parentElement?.className;
    cleanup();

    await shown(Board, { view: NOTING, offers: offered("go_on", "declare") });
    expect(button("C’est noté").parentElement?.className).not.toBe(place);
  });

  test("a declaration is typed, and confirmed", async () => {
    const user = userEvent.setup();
    const sent = await shown(Board, { view: NOTING, offers: offered("go_on", "declare") });
    await user.click(button("Je déclare"));
    expect(button("Choisis les trois").hasAttribute("disabled")).toBe(true);
    await user.keyboard("7{ArrowUp}{ArrowUp}");
    await user.keyboard("{Tab}3");
    expect(sent()).toBeNull();
    await user.keyboard("{Enter}");

    expect(sent()).toEqual({ type: "declare", first: 7, second: 2, third: 3 });
  });

  test("a tap on a wheel shows all its numbers, and leads on to the next one", async () => {
    const user = userEvent.setup();
    const sent = await shown(Board, { view: NOTING, offers: offered("go_on", "declare") });
    await user.click(button("Je déclare"));
    await user.click(screen.getAllByRole("spinbutton")[0]!);
    for (const number of ["5", "7", "5"]) await user.click(button(number));
    expect(document.activeElement).toBe(button("Déclarer 5, 7 et 5"));
    await user.keyboard("{Enter}");

    expect(sent()).toEqual({ type: "declare", first: 5, second: 7, third: 5 });
  });

  test("who has declared is told why not again", async () => {
    await shown(Board, { view: { ...ASKING, tabletop: { ...TABLETOP, declared: [0] } }, offers: offered("draw") });

    expect(screen.queryByRole("button", { name: "Je déclare" })).toBeNull();
    expect(screen.getByText(/une seule fois entre deux questions/)).toBeTruthy();
  });

  test("a screen shows the racks of players from behind, and nothing to press", async () => {
    await shown(Board, { view: { ...ASKING, me: null, racks: [null, null, null, DUMMY] } });

    expect(screen.getAllByRole("img", { name: /vu de dos/ })).toHaveLength(3);
    expect(screen.getByRole("img", { name: "1 vert, 2 jaune, 7 jaune" })).toBeTruthy();
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  test("before the first question only who has numbers is told that all others see them", async () => {
    const opening: View = { ...ASKING, tabletop: { ...TABLETOP, last: null, questions: 0 } };
    await shown(Board, { view: opening, told: [] });
    expect(screen.getByText(/Tout le monde voit tes chiffres/)).toBeTruthy();
    cleanup();
    await shown(Board, { view: { ...opening, me: null, racks: [null, null, null, DUMMY] }, told: [] });

    expect(screen.getByText(/Chacun voit les chiffres des autres/)).toBeTruthy();
    expect(screen.queryByText(/tes chiffres/)).toBeNull();
  });
});

describe("the pad", () => {
  test("a tap crosses, more taps go on, and all of it can be undone", async () => {
    const user = userEvent.setup();
    await shown(Pad, { view: ASKING });
    const tile = () => button(/^1 vert/);
    await user.click(tile());
    expect(tile().getAttribute("aria-label")).toMatch(/barrée/);
    await user.click(tile());
    expect(tile().getAttribute("aria-label")).toMatch(/possible/);
    await user.click(button("Annuler le dernier trait"));
    expect(tile().getAttribute("aria-label")).toMatch(/barrée/);
    await user.click(button("Effacer le diagramme 1"));
    expect(tile().getAttribute("aria-label")).toMatch(/sans marque/);
  });

  test("keys undo and redo, too", async () => {
    const user = userEvent.setup();
    await shown(Pad, { view: ASKING });
    const label = () => button(/^1 vert/).getAttribute("aria-label");
    await user.click(button(/^1 vert/));
    await user.keyboard("{Control>}z{/Control}");
    expect(label()).toMatch(/sans marque/);
    await user.keyboard("{Control>}y{/Control}");
    expect(label()).toMatch(/barrée/);
  });

  test("where it lies over the table, it says what was answered and goes on", async () => {
    const sent = await shown(Pad, { view: NOTING, offers: offered("go_on") });
    expect(screen.getByRole("group", { name: "Où en est la partie" }).textContent).toMatch(/Ben répond.*autant/);
    await userEvent.click(button("C’est noté"));

    expect(sent()).toEqual({ type: "go_on" });
  });

  test("arrows lead from tile to tile", async () => {
    const user = userEvent.setup();
    await shown(Pad, { view: ASKING });
    button(/^1 vert/).focus();
    await user.keyboard("{ArrowDown}{ArrowRight}{Enter}");

    expect(button(/^2 jaune, 2 sur 2/).getAttribute("aria-label")).toMatch(/barrée/);
  });

  test("what is impossible leads to the answers that prove it", async () => {
    const user = userEvent.setup();
    await shown(Pad, { view: ASKING });
    await tick();
    expect(screen.getByText(/5 combinaisons/)).toBeTruthy();
    button(/^4 brun, 1 sur 4.*impossible/).focus();
    await user.click(await screen.findByRole("button", { name: /Pourquoi/ }));

    expect(screen.getByText("Tu n’as pas de 4 brun.")).toBeTruthy();
    const [entry] = screen.getAllByRole("listitem");
    expect(entry?.hasAttribute("data-proves")).toBe(true);
    expect(within(entry!).getByRole("img", { name: /4e chevalet.*1 vert.*remplacé depuis/ })).toBeTruthy();
  });

  test("marks for a rack that is gone can be wiped", async () => {
    const user = userEvent.setup();
    const note = JSON.stringify({
      v: 1,
      game: "gallery",
      rack: 0,
      now: `a${".".repeat(83)}`,
      past: [],
      future: [],
      old: {},
      text: "",
    });
    await shown(Pad, { view: { ...ASKING, tabletop: { ...TABLETOP, refills: [1, 0, 0, 0] } }, note });
    await user.click(button("Questions"));
    expect(button("Garder")).toBeTruthy();
    await user.click(button("Tuiles"));
    await user.click(button("Tout effacer"));

    expect(button(/^1 vert/).getAttribute("aria-label")).toMatch(/sans marque/);
    expect(screen.queryByRole("button", { name: "Tout effacer" })).toBeNull();
  });

  test("the log can be of the answers about my present rack alone, and shows what the old one was", async () => {
    const user = userEvent.setup();
    const replaced: Fact = { type: "replaced", seat: 0, removed: DUMMY, drawn: null };
    const view = { ...ASKING, tabletop: { ...TABLETOP, refills: [1, 0, 0, 0] } };
    await shown(Pad, { view, told: [REPLIED, replaced] });
    await user.click(button("Questions"));
    expect(screen.getByRole("img", { name: /Toi.*1 vert, 2 jaune, 7 jaune, remplacé depuis/ })).toBeTruthy();
    await user.click(button("Mon chevalet actuel"));

    expect(screen.queryByRole("img", { name: /remplacé/ })).toBeNull();
    expect(screen.getByText(/Aucune réponse ne parle encore/)).toBeTruthy();
  });

  test("with the dial off it is the log alone, in the order of play or by number", async () => {
    const user = userEvent.setup();
    await shown(Pad, { view: { ...ASKING, tabletop: { ...TABLETOP, settings: { pause: 8, aid: "off" } } } });
    expect(screen.queryByRole("button", { name: "Tuiles" })).toBeNull();
    await user.click(button("De 1 à 23"));
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(23);
    await user.selectOptions(screen.getByRole("combobox", { name: "Seulement la question" }), "21");
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(1);
  });
});

test("the end tells of each rack when it was certain and what became of it", async () => {
  const found: Fact = { type: "found", seat: 1, numbers: [4, 6, 7], dealt: 0, certain: 3, declared: 5, right: true };
  const course: Fact = { type: "course", seat: 1, left: [9, 4, 2, 1, 1, 1], odds: [11, 30, 50, 100, 100, 100] };
  await shown(End, { view: { ...ASKING, type: "won", winner: 1 }, told: [REPLIED, course, found] });

  expect(screen.getByRole("img", { name: /11, 30, 50, 100/ })).toBeTruthy();
  expect(
    screen.getByText(/Certains à la 3e question tirée.*trouvés à la 5e question tirée, 2 questions plus tard/s),
  ).toBeTruthy();
});
