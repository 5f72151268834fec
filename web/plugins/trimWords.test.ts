import { expect, test } from "vitest";

import { LANGUAGES } from "../src/wire/generated";
import { speechOf } from "../src/words/wordFiles";

test.each(LANGUAGES)(
  "in %s the page has no words of the terminal, and all of those that both say",
  async (language) => {
    const words = await speechOf(language);
    for (const key of ["help", "hint-unclear", "verify-whole", "table-command-say", "table-farewell-too-slow"]) {
      expect(words.has(key), key).toBe(false);
    }
    for (const key of [
      "you",
      "list-and",
      "turn",
      "awaited",
      "level-easy",
      "end-winners",
      "table-said",
      "table-wished",
    ]) {
      expect(words.has(key), key).toBe(true);
    }
  },
);
