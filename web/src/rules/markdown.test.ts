import { expect, test } from "vitest";

import { inline, parsed, pieces } from "./markdown";

test("headings, paragraphs and emphasis", () => {
  expect(parsed("# « 7 % »\n\n*De 2 à 6.* Un **mot** et\nla `suite`.")).toEqual([
    { kind: "heading", level: 1, id: "7", text: [{ kind: "text", text: "« 7 % »" }] },
    {
      kind: "paragraph",
      text: [
        { kind: "em", text: "De 2 à 6." },
        { kind: "text", text: " Un " },
        { kind: "strong", text: "mot" },
        { kind: "text", text: " et la " },
        { kind: "code", text: "suite" },
        { kind: "text", text: "." },
      ],
    },
  ]);
});

test("a list takes the lines that are set in under its points", () => {
  const [list] = parsed("- **A** one\n  and more\n- two\n\nAfter.");
  expect(list).toEqual({
    kind: "list",
    ordered: false,
    items: [
      [
        { kind: "strong", text: "A" },
        { kind: "text", text: " one and more" },
      ],
      [{ kind: "text", text: "two" }],
    ],
  });
});

test("numbered lists, quotes with paragraphs, tables", () => {
  expect(parsed("1. one\n2. two")[0]).toMatchObject({ kind: "list", ordered: true });
  expect(parsed("> a\n>\n> b")[0]).toMatchObject({
    kind: "quote",
    blocks: [{ kind: "paragraph" }, { kind: "paragraph" }],
  });
  expect(parsed("| a | b |\n|---|---|\n| 1 | 2 |")[0]).toEqual({
    kind: "table",
    head: [[{ kind: "text", text: "a" }], [{ kind: "text", text: "b" }]],
    rows: [[[{ kind: "text", text: "1" }], [{ kind: "text", text: "2" }]]],
  });
});

test("what looks like HTML stays text, and a link leaves its words", () => {
  expect(inline("<img src=x onerror=alert(1)>")).toEqual([{ kind: "text", text: "<img src=x onerror=alert(1)>" }]);
  expect(inline("[click](javascript:alert(1))")[0]).toEqual({ kind: "text", text: "click" });
});

test("the numbers of rules are pieces of their own", () => {
  expect(pieces("SPC-01 et SPC-02…")).toEqual(["", "SPC-01", " et ", "SPC-02", "…"]);
  expect(pieces("peut-être")).toEqual(["peut-être"]);
});
