import { cleanup, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { exhibited } from "../../../testing/exhibit";
import { MOMENTS, momentCalled } from "../testFacts";
import { cardNumber } from "./cardNumber";
import Middle from "./Middle.svelte";

afterEach(cleanup);

test.each(MOMENTS.filter(({ view, showing }) => "card" in view && view.card && !showing))(
  "even if it looked through the reader's eyes in $name, the card would not be on the shared screen",
  async (moment) => {
    const card = "card" in moment.view ? moment.view.card : null;
    await exhibited(Middle, { ...moment, shown_on: "screen" });

    const text = document.body.textContent ?? "";
    const unread = (card?.slots ?? []).filter(
      (slot, at) => slot && "clues" in moment.view && !moment.view.clues.some(({ number }) => number === at + 1),
    );
    expect([card?.name ?? "", ...unread].filter((secret) => secret && text.includes(secret))).toEqual([]);
  },
);

test("the newest clue is there with its number, and whose token falls", async () => {
  await exhibited(Middle, momentCalled("clue-screen"));
  const { told } = momentCalled("clue-screen");
  const read = told.findLast((fact) => fact.type === "clue_read");
  expect(screen.getByRole("heading", { level: 2 }).textContent).toContain(read?.text);
  cleanup();
  await exhibited(Middle, momentCalled("called-screen"));
  expect(screen.getByRole("heading", { level: 2 }).textContent).toContain("Réponse");
});

test("cards are counted from the one that is being drawn", () => {
  const { view, told } = momentCalled("drawn-screen");
  const fact = told.at(-1)!;
  const before = cardNumber(view, told, null);
  expect(cardNumber(view, told, { fact, at: told.length - 1, count: 1, landed: true })).toBe(before + 1);
});

test("the card that a game begins with is the first one", () => {
  const { view } = momentCalled("picking-mine");
  const fact = { type: "card_drawn", seat: 0, category: "place", name: null } as const;
  const told = [{ type: "begins", seat: 0 } as const, fact];
  const first = { ...view, race: { ...("race" in view ? view.race : null), round: 0 } } as typeof view;

  expect(cardNumber(first, told, { fact, at: 1, count: 1, landed: true })).toBe(1);
});
