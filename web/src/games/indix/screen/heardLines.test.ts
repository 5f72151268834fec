import { expect, test } from "vitest";

import { searchShown } from "../search/search";
import { momentCalled } from "../testFacts";
import type { Searching } from "../types";
import { heardBefore } from "./heardLines";

test("the newest clue stands on the card, and those before it are listed, the latest first", () => {
  const { view, told } = momentCalled("picking-screen");
  const { clues, misses } = view as Searching;
  const heard = heardBefore(view as Searching, searchShown(view as Searching, told, null));

  expect(heard.flatMap((one) => (one.kind === "clue" ? [one.clue] : []))).toEqual(
    clues
      .slice(0, -1)
      .filter(({ text }) => text !== null)
      .toReversed(),
  );
  expect(heard.filter(({ kind }) => kind === "miss")).toHaveLength(misses.length);
});
