import { cleanup, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { exhibited } from "../../testing/exhibit";
import End from "./End.svelte";
import { momentCalled } from "./testFacts";
import { roundOf, winnersIn, withGuess } from "./watching/guesses";

afterEach(cleanup);

const WON = momentCalled("won-other");
const LAST = roundOf(WON.told);
const WINNER = winnersIn(WON.told)[LAST] ?? -1;
const LOSER = WINNER === 0 ? 1 : 0;

/** What my device kept of my guesses. */
async function ended(kept: string): Promise<void> {
  await exhibited(End, { ...WON, kept });
}

test("whoever was out and guessed right reads at the end that it was right", async () => {
  await ended(withGuess("", LAST, WINNER));

  expect(screen.getByText(/^Tu avais parié sur.*bien vu/).textContent).toContain(WON.names[WINNER]);
  expect(screen.getByText(/^Tes paris/).textContent).toMatch(/1 juste sur 1/);
});

test("a wrong guess is told as well, and how many of all were right", async () => {
  await ended(withGuess("", LAST, LOSER));

  expect(screen.getByText(/^Tu avais parié sur.*raté/).textContent).toContain(WON.names[LOSER]);
  expect(screen.getByText(/^Tes paris/).textContent).toMatch(/0 justes? sur 1/);
});

test("whoever guessed nothing, or in a round that nobody won, reads nothing of it", async () => {
  await ended(withGuess("", LAST + 1, WINNER));

  expect(screen.queryByText(/pari/)).toBeNull();
});
