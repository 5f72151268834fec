import { expect, test } from "vitest";

import { searchShown } from "../search/search";
import { momentCalled } from "../testFacts";
import type { Searching } from "../types";
import { type Heard, heardBefore, inColumns } from "./heardLines";

const clue = (number: number, text: string): Heard => ({ kind: "clue", clue: { number, text } });
const textOf = (one: Heard) => (one.kind === "clue" ? (one.clue.text ?? "") : "");
const numbers = (columns: readonly (readonly Heard[])[]) =>
  columns.map((column) => column.map((one) => (one.kind === "clue" ? one.clue.number : 0)));

test("the newest clue stands on the card, and those before it are listed, the latest first", () => {
  const { view, told } = momentCalled("picking-screen");
  const { clues } = view as Searching;
  const heard = heardBefore(view as Searching, searchShown(view as Searching, told, null));

  expect(heard.flatMap((one) => (one.kind === "clue" ? [one.clue] : []))).toEqual(clues.slice(0, -1).toReversed());
  expect(heard.filter(({ kind }) => kind === "miss")).toHaveLength((view as Searching).misses.length);
});

test("a column is filled before the next, and what has no room is counted", () => {
  const long = "Un indice qui ne tient pas sur une seule ligne de la moitié de l’écran.";
  const heard = [clue(1, long), clue(2, "court"), clue(3, long), clue(4, "court")];

  expect(numbers(inColumns(heard, 3, textOf).columns)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  const laid = inColumns([...heard, clue(5, long)], 3, textOf);
  expect(numbers(laid.columns)).toEqual([[1, 2], [3]]);
  expect(laid.left).toBe(2);
});
