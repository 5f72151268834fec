import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { forget, keep, kept, keepTokens, keepVisit, leaveTable, tokensOf, visits } from "./storage";

const TOKEN = "a-token-of-somebody-at-a-table";
const VISIT = { game: "dice", names: ["Ann"], stage: "playing", at: 1 };

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.restoreAllMocks();
  for (const key of ["name", "table/QUARTZ", "visit/QUARTZ"]) forget(key);
});

function full(): void {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
}

test("where nothing more can be written, what was written last is read, and what was there before is not", () => {
  keep("name", "Ann");
  full();
  keep("name", "Ben");
  keepTokens("QUARTZ", { 0: TOKEN });
  keepVisit("QUARTZ", VISIT);

  expect(kept("name")).toBe("Ben");
  expect(tokensOf("QUARTZ")).toEqual({ 0: TOKEN });
  expect(visits()).toEqual([{ ...VISIT, code: "QUARTZ" }]);
  leaveTable("QUARTZ");
  expect(visits()).toEqual([]);
});

test("once there is room again, it is written", () => {
  full();
  keep("name", "Ann");
  vi.restoreAllMocks();
  keep("name", "Ben");

  expect(localStorage.getItem("tablee/name")).toBe("Ben");
  localStorage.setItem("tablee/name", "Cat, in another tab");
  expect(kept("name")).toBe("Cat, in another tab");
});

test.each(["", "7", "null", "[", "[1]", '{"0":7}', '{"0":"short"}', `{"x":"${TOKEN}"}`, `{"0":"${TOKEN} "}`])(
  "of tokens kept as %j none is left",
  (text) => {
    localStorage.setItem("tablee/table/QUARTZ", text);
    expect(tokensOf("QUARTZ")).toEqual({});
  },
);

test("no more tokens are read than a server takes", () => {
  keepTokens("QUARTZ", Object.fromEntries(Array.from({ length: 20 }, (_, person) => [person, TOKEN])));
  expect(Object.keys(tokensOf("QUARTZ"))).toHaveLength(8);
});

test.each([
  "",
  "null",
  "7",
  "[",
  "[]",
  '{"game":7,"names":[],"stage":"over","at":1}',
  '{"game":"dice","names":"Ann","stage":"over","at":1}',
  '{"game":"dice","names":[null],"stage":"over","at":1}',
  '{"game":"dice","names":[],"stage":"over","at":"1"}',
])("a visit kept as %j is none", (text) => {
  localStorage.setItem("tablee/table/QUARTZ", "{}");
  localStorage.setItem("tablee/visit/QUARTZ", text);
  expect(visits()).toEqual([]);
});
