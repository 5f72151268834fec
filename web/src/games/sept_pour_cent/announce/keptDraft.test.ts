import { expect, test } from "vitest";

import { guessesIn, withGuess } from "../watching/guesses";
import { draftIn, withDraft } from "./keptDraft";

test("a draft is found again for its own decision, and guesses stay beside it", () => {
  const kept = withDraft(withGuess("", 0, 2), "12", { number: 9, family: "requin" });

  expect(draftIn(kept, "12")).toEqual({ number: 9, family: "requin" });
  expect(draftIn(kept, "13")).toBeNull();
  expect(guessesIn(kept)).toEqual({ 0: 2 });
});

test("a later draft takes the place of an earlier one", () => {
  const kept = withDraft(withDraft("", "12", { number: 9, family: "requin" }), "14", { number: 3, family: "comete" });

  expect(draftIn(kept, "12")).toBeNull();
  expect(draftIn(kept, "14")).toEqual({ number: 3, family: "comete" });
});
