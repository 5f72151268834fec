import { expect, test } from "vitest";

import { momentCalled, shownIn } from "../testFacts";
import type { Searching } from "../types";
import { type Search, searchShown, thrownIn } from "./search";

function searchOf(name: string, count = 0, landed = false): Search {
  const moment = momentCalled(name);
  const step = moment.showing ? shownIn(moment, count, landed) : null;
  return searchShown(moment.view as Searching, moment.told, step);
}

test("a number that is picked has its token, and its clue comes once it is turned up", () => {
  const before = searchOf("clue-mine");
  const after = searchOf("clue-mine", 1, true);

  expect(before.open).toBe(false);
  expect(after.open).toBe(true);
  expect(after.clues.at(-1)?.number).toBe(after.placed.at(-1));
});

test("while nothing is shown it is all as the view has it", () => {
  const { view } = momentCalled("thinking-mine");
  const search = searchOf("thinking-mine");

  expect(search.clues).toEqual((view as Searching).clues);
  expect(search.talk).toBeNull();
});

test("the die has no face before it lies", () => {
  const face = (landed: boolean) => {
    const { talk } = searchOf("rolled-mark", landed ? 1 : 0, landed);
    return talk?.kind === "die" ? talk.face : undefined;
  };

  expect([face(false), face(true)]).toEqual([null, "mark"]);
});

test("a reply stands with its question", () => {
  const { talk } = searchOf("replied-mine", 0, true);

  expect(talk?.kind).toBe("exchange");
  expect(talk?.kind === "exchange" && talk.reply?.type).toBe("nod");
});

test("a purple token falls, and lies on the sun while its owner answers", () => {
  expect(thrownIn(searchOf("called-other").talk)?.falling).toBe(true);
  expect(thrownIn(searchOf("called-other", 1, true).talk)?.falling).toBe(false);
  expect(thrownIn(searchOf("answering-called").talk)).toEqual({
    seat: (momentCalled("answering-called").view as { by: number }).by,
    falling: false,
  });
  expect(thrownIn(searchOf("answering-mine").talk)).toBeNull();
});

test("whether an answer is right is out only once it is judged", () => {
  const right = (landed: boolean) => {
    const { talk } = searchOf("judged-wrong", landed ? 1 : 0, landed);
    return talk?.kind === "answer" ? talk.right : undefined;
  };

  expect([right(false), right(true)]).toEqual([null, false]);
});
