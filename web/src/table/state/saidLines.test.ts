import { expect, test } from "vitest";

import { LINES_KEPT, REACTIONS_KEPT, type Said } from "../../wire/generated";
import { withLine } from "./saidLines";

function line(text: string, reaction: Said["reaction"] = null): Said {
  return { type: "said", person: 1, name: "Ben", text, reaction };
}

test("a flood of reactions pushes out reactions, and never a message", () => {
  const hello = line("hello");
  const flood = Array.from({ length: 2 * REACTIONS_KEPT }, () => line("", "wow"));
  const kept = flood.reduce<readonly Said[]>(withLine, [hello]);
  expect(kept).toEqual([hello, ...flood.slice(REACTIONS_KEPT)]);
});

test("of messages the last are kept", () => {
  const many = Array.from({ length: LINES_KEPT + 1 }, (_, at) => line(`${at}`));
  expect(many.reduce<readonly Said[]>(withLine, [])).toEqual(many.slice(1));
});
