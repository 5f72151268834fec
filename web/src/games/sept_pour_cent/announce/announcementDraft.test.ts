import { expect, test } from "vitest";

import { sums } from "./announcementDraft.svelte";

test("a hand is added up by family, highest first", () => {
  expect(
    sums([
      ["trefle", 2],
      ["requin", 3],
      ["trefle", 4],
    ]),
  ).toEqual([
    ["trefle", 6],
    ["requin", 3],
  ]);
});
