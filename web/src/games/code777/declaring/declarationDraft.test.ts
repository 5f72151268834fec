import { describe, expect, test } from "vitest";

import { DeclarationDraft, FIELDS } from "./declarationDraft.svelte";

describe("a declaration", () => {
  const span = { type: "span", low: 1, high: 7, holes: [] } as const;
  const DECLARE = {
    decision: 1,
    choices: [{ action: "declare", fields: FIELDS.map((name) => ({ name, domain: span })) }],
  };

  test("needs all three numbers", () => {
    const draft = new DeclarationDraft(() => DECLARE);
    draft.set(0, 4);
    draft.turn(1, 1);
    expect(draft.whole).toBeNull();
    draft.turn(2, -1);
    expect(draft.whole).toEqual([4, 1, 7]);
  });

  test("a wheel turns round", () => {
    const draft = new DeclarationDraft(() => DECLARE);
    draft.set(0, 7);
    draft.turn(0, 1);
    expect(draft.numbers[0]).toBe(1);
    draft.turn(0, -1);
    expect(draft.numbers[0]).toBe(7);
  });
});
