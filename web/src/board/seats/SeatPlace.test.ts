import { cleanup, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { MOMENTS } from "../../gallery/moments";
import { exhibited } from "../../testing/exhibit";
import SeatsBoard from "../../testing/SeatsBoard.svelte";

afterEach(cleanup);

/** What is read of each seat, in their order. */
const read = () =>
  screen.getAllByRole("listitem").map((seat) => [...seat.children].slice(1).map(({ textContent }) => textContent));

test("of every seat one reads the name, its line, what is only heard, and whether they are away or a bot", async () => {
  await exhibited(SeatsBoard, {
    ...MOMENTS.at(-1)!,
    names: ["Ann", "Ben", "Cat", "Dan"],
    me: 0,
    awaited: [1],
  });

  expect(read()).toEqual([
    ["Toi", "0 pts", "a fini"],
    ["Ben", "1 pts", "a fini, robot"],
    ["Cat", "2 pts", "a fini"],
    ["Dan", "3 pts", "a fini, hors ligne"],
  ]);
  expect(screen.getAllByRole("listitem").map((seat) => seat.classList.contains("asked"))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});
