import { beforeEach, describe, expect, test } from "vitest";

import { DeclarationDraft, FIELDS } from "./declarationDraft.svelte";

describe("a declaration", () => {
  const span = { type: "span", low: 1, high: 7, holes: [] } as const;
  const DECLARE = {
    decision: 1,
    choices: [{ action: "declare", fields: FIELDS.map((name) => ({ name, domain: span })) }],
  };

  const board = (kept = "") => ({ kept, keep: (text: string) => void (page.kept = text) });
  let page = board();
  let rack = 0;
  const drafted = () =>
    new DeclarationDraft(
      () => DECLARE,
      () => rack,
      page,
    );
  beforeEach(() => {
    page = board();
    rack = 0;
  });

  test("is there again after a reload, and gone with the rack that it was for", () => {
    drafted().set(1, 5);
    page = board(page.kept);
    expect(drafted().numbers).toEqual([null, 5, null]);
    rack = 1;
    expect(drafted().numbers).toEqual([null, null, null]);
  });

  test("needs all three numbers", () => {
    const draft = drafted();
    draft.set(0, 4);
    draft.turn(1, 1);
    expect(draft.whole).toBeNull();
    draft.turn(2, -1);
    expect(draft.whole).toEqual([4, 1, 7]);
  });

  test("a wheel turns round", () => {
    const draft = drafted();
    draft.set(0, 7);
    draft.turn(0, 1);
    expect(draft.numbers[0]).toBe(1);
    draft.turn(0, -1);
    expect(draft.numbers[0]).toBe(7);
  });
});
