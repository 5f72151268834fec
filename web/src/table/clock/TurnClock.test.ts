import { cleanup, render, screen as page } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { pageSpeech } from "../../words/pageSpeech.svelte";
import { timed, type Deadlines } from "./testTime";
import TurnClock from "./TurnClock.svelte";

beforeAll(() => pageSpeech.begin());
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function shown(deadlines: Deadlines): HTMLElement {
  render(TurnClock, { screen: timed(deadlines, [0, 1]) });
  return page.getByRole("timer");
}

async function after(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await tick();
}

test.each([
  ["a countdown of the rules", { timer_at: 8_000 }, 5_000],
  ["a short limit", { limit: 5, limit_at: 5_000 }, 3_000],
  ["a long limit", { limit: 60, limit_at: 60_000 }, 49_000],
])("%s is red near its end, and not from the beginning", async (_, deadlines, calm) => {
  const clock = shown(deadlines);
  await after(calm);
  expect(clock.classList).not.toContain("soon");
  await after(1_000);
  expect(clock.classList).toContain("soon");
});

test("of a limit the whole is known, however late it is first seen", async () => {
  vi.setSystemTime(51_000);
  const clock = shown({ limit: 60, limit_at: 60_000 });
  await after(0);
  expect(clock.classList).toContain("soon");
});
