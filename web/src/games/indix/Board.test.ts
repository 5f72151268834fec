import { cleanup, screen, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";

import { exhibited } from "../../testing/exhibit";
import Board from "./Board.svelte";
import { momentCalled, MOMENTS } from "./testFacts";

afterEach(cleanup);

/** Seats: of the gallery's players the second is a bot. */
const [PERSON, BOT] = [0, 1];

const shown = (name: string) => exhibited(Board, momentCalled(name));
const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole("button", { name }));

test.each(MOMENTS.filter(({ view, showing }) => "clues" in view && view.clues.length && !showing))(
  "$name shows every clue that was read, and to the reader alone the name",
  async ({ name, view }) => {
    await shown(name);
    const text = document.body.textContent;

    if (!("clues" in view)) return;
    for (const clue of view.clues) if (clue.text) expect(text).toContain(clue.text);
    if (view.card) expect(screen.getByRole("region", { name: /^Ta carte/ }).textContent).toContain(view.card.name);
  },
);

test("a number is picked by a tap, and by typing it", async () => {
  const user = userEvent.setup();
  const sent = await shown("opening-mine");
  const row = screen.getByRole("group", { name: "Demande un numéro" });
  within(row).getByRole("button", { name: "1" }).focus();
  await user.keyboard("16{ArrowRight}{ArrowLeft}{Enter}");

  expect(sent()).toEqual({ type: "pick", number: 16 });
});

test.each([
  ["judging-slip", "Accepter", "Refuser"],
  ["judging-wrong", "Refuser", "Accepter"],
])("in %s the main button is « %s »", async (name, main, other) => {
  await shown(name);

  expect(screen.getByRole("button", { name: main }).classList).toContain("primary");
  expect(screen.getByRole("button", { name: other }).classList).not.toContain("primary");
});

test("a number that is taken cannot be picked", async () => {
  await shown("picking-mine");

  for (const taken of screen.getAllByRole("button", { name: /déjà pris$/ }))
    expect(taken).toHaveProperty("disabled", true);
});

test.each([
  ["thinking-mine", "Je réponds", { type: "speak" }],
  ["thinking-mine", "Je passe", { type: "pass" }],
  ["thinking-caller", /^Réponse/, { type: "call" }],
  ["rolling-mine", "Lancer le dé", { type: "roll" }],
  ["answering-mine", "Je ne réponds pas", { type: "pass" }],
  ["judging-slip", "Accepter", { type: "accept" }],
  ["judging-wrong", "Refuser", { type: "refuse" }],
  ["replying-words", "Je ne sais pas", { type: "nod", truth: "unsure" }],
])("in %s « %s » is said", async (name, button, action) => {
  const sent = await shown(name);
  await press(userEvent.setup(), button);

  expect(sent()).toEqual(action);
});

test("whoever answers has the focus in the field, and Enter sends", async () => {
  const user = userEvent.setup();
  const sent = await shown("answering-mine");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /^Qui suis-je/ }));
  await user.keyboard("  la tour Eiffel {Enter}");

  expect(sent()).toEqual({ type: "say", words: "la tour Eiffel" });
});

test("a question of the menu is found by a few letters, and asked by two presses of Enter", async () => {
  const user = userEvent.setup();
  const sent = await shown("asking-mine");
  const menu = screen.getByRole("group", { name: "Le menu des questions" });
  const [first] = within(menu).getAllByRole("button");
  const text = first?.textContent ?? "";
  await user.type(screen.getByRole("textbox"), text.slice(0, 12));
  within(menu).getAllByRole("button")[0]?.focus();
  await user.keyboard("{Enter}{Enter}");

  expect(sent()).toMatchObject({ type: "ask" });
});

test.each([
  [BOT, null, /^Rien de tel au menu : efface/],
  [PERSON, { type: "ask_freely", words: "Zut, vraiment ?" }, /^Rien de tel au menu : ta question sera posée/],
])(
  "IDX-19 a question of one's own is asked of a person as it was typed, and not of a bot",
  async (reader, asked, told) => {
    const user = userEvent.setup();
    const moment = momentCalled("asking-mine");
    const { view } = moment;
    if (view.type !== "asking") throw new Error("the moment is another one");
    const read = { ...view, race: { ...view.race, reader } };
    const sent = await exhibited(Board, { ...moment, view: read });
    await user.type(screen.getByRole("textbox"), "Zut, vraiment ?");
    expect(screen.getByText(told)).toBeTruthy();
    await user.keyboard("{Enter}");

    expect(sent()).toEqual(asked);
  },
);

test("the reader replies in own words", async () => {
  const user = userEvent.setup();
  const sent = await shown("replying-words");
  await user.type(screen.getByRole("textbox"), "Souvent.{Enter}");

  expect(sent()).toEqual({ type: "reply", words: "Souvent." });
});

test.each(["picking-other", "judging-other", "replying-other", "picking-spectator"])(
  "%s asks for nothing",
  async (name) => {
    await shown(name);
    expect(screen.queryByRole("group", { name: "Tes choix" })).toBeNull();
  },
);

test("what is not for me is not on my page", async () => {
  const { view } = momentCalled("judging-other");
  await shown("judging-other");

  expect("card" in view && view.card).toBeNull();
  expect(screen.queryByRole("region", { name: /^Ta carte/ })).toBeNull();
});
