import { expect, test } from "vitest";

import type { HistoryLine } from "../../state/narration.svelte";
import { chaptersBefore } from "./endChapters";

const ANN = 0;
const BEN = 1;

function historyLines(...lines: [heading: string | null, seat: number | null, text: string][]): HistoryLine[] {
  return lines.map(([heading, seat, text], at) => ({ at, heading, seat, text, brief: text, aside: false }));
}

test("a chapter is one person's, and tells what came of it; the last one is the moment that decided", () => {
  const lines = historyLines(
    [null, null, "Dealt."],
    ["Rewards", ANN, "Ann wins the round."],
    [null, ANN, "Ann takes a card."],
    [null, ANN, "Ann rolls."],
    ["A new round", ANN, "Nobody won."],
    [null, BEN, "Ben opens."],
    ["Rewards", BEN, "Ben wins the round."],
    [null, BEN, "Ben rolls."],
  );

  expect(chaptersBefore(lines)).toEqual([{ at: 1, seat: ANN, text: "Ann takes a card. Ann rolls." }]);
});

test("a game without headings has no chapters", () => {
  expect(chaptersBefore(historyLines([null, ANN, "Ann moves."]))).toEqual([]);
});
