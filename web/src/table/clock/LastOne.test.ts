import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { pageSpeech } from "../../words/pageSpeech.svelte";
import LastOne from "./LastOne.svelte";
import { timed, type Deadlines } from "./testTime";

beforeAll(() => pageSpeech.speak("fr"));
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function shown(deadlines: Deadlines, awaited: readonly number[]): Promise<string[]> {
  const spoken: string[] = [];
  render(LastOne, { screen: timed(deadlines, awaited, spoken) });
  await tick();
  return spoken;
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
const seen = () => plain(document.querySelector("strong")?.textContent ?? "");

test("the last one reads that all others are done and how long is left, and hears it once", async () => {
  const spoken = await shown({ timer_at: 5_000, timer_hurries: true }, [0]);
  expect(seen()).toBe("Tous les autres ont fini : encore 5 secondes");
  vi.advanceTimersByTime(4_000);
  await tick();

  expect(seen()).toBe("Tous les autres ont fini : encore une seconde");
  expect(spoken.map(plain)).toEqual(["Tous les autres ont fini : encore 5 secondes"]);
});

test("a game says in its own words what the countdown is about", async () => {
  render(LastOne, {
    screen: timed({ timer_at: 5_000, timer_hurries: true }, [0], [], { "last-one": "Dis qui je suis !" }),
  });
  await tick();

  expect(seen()).toBe("Dis qui je suis !");
});

test.each([
  ["the last one whom a game only gives time, from the beginning", { timer_at: 5_000 }, [0]],
  ["who is done", { timer_at: 5_000, timer_hurries: true }, [1]],
  ["who is not the last one", { timer_at: 5_000, timer_hurries: true }, [0, 1]],
  ["who has a limit that was agreed on", { limit: 5, limit_at: 5_000 }, [0]],
])("%s is not hurried", async (_, deadlines, awaited) => {
  expect(await shown(deadlines, awaited)).toEqual([]);
  expect(seen()).toBe("");
});
