import { afterEach, expect, test, vi } from "vitest";

import { giveWay } from "./giveWay";

afterEach(() => vi.restoreAllMocks());

/** As high as so many lines of 20 pixels, in a place for two of them. */
function sentence(...lines: number[]): HTMLElement {
  const made = document.createElement("p");
  made.style.minHeight = "40px";
  for (const many of lines) made.appendChild(document.createElement("span")).dataset["lines"] = String(many);
  vi.spyOn(made, "offsetHeight", "get").mockImplementation(() =>
    [...made.children].reduce((sum, part) => sum + 20 * Number((part as HTMLElement).dataset["lines"]), 0),
  );
  return document.body.appendChild(made);
}

async function crowded(...lines: number[]): Promise<boolean> {
  const made = sentence(...lines);
  const stop = giveWay(made);
  made.append(""); // what is written anew is looked at
  await Promise.resolve();
  stop();
  made.remove();
  return "crowded" in made.dataset;
}

test("what happened is left out where what is expected leaves no room for it", async () => {
  expect(await crowded(1, 2)).toBe(true);
  expect(await crowded(1, 1)).toBe(false);
});

test("what stands alone is never left out", async () => {
  expect(await crowded(3)).toBe(false);
});
