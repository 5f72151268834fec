import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { forget, store, stored, storeTokens, storeRecentTable, forgetTable, tokensOf, recentTables } from "./storage";

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
  store("name", "Ann");
  full();
  store("name", "Ben");
  storeTokens("QUARTZ", { 0: TOKEN });
  storeRecentTable("QUARTZ", VISIT);

  expect(stored("name")).toBe("Ben");
  expect(tokensOf("QUARTZ")).toEqual({ 0: TOKEN });
  expect(recentTables()).toEqual([{ ...VISIT, code: "QUARTZ" }]);
  forgetTable("QUARTZ");
  expect(recentTables()).toEqual([]);
});

test("once there is room again, it is written", () => {
  full();
  store("name", "Ann");
  vi.restoreAllMocks();
  store("name", "Ben");

  expect(localStorage.getItem("tablee/name")).toBe("Ben");
  localStorage.setItem("tablee/name", "Cat, in another tab");
  expect(stored("name")).toBe("Cat, in another tab");
});

test.each(["", "7", "null", "[", "[1]", '{"0":7}', '{"0":"short"}', `{"x":"${TOKEN}"}`, `{"0":"${TOKEN} "}`])(
  "of tokens kept as %j none is left",
  (text) => {
    localStorage.setItem("tablee/table/QUARTZ", text);
    expect(tokensOf("QUARTZ")).toEqual({});
  },
);

test("no more tokens are read than a server takes", () => {
  storeTokens("QUARTZ", Object.fromEntries(Array.from({ length: 20 }, (_, person) => [person, TOKEN])));
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
  expect(recentTables()).toEqual([]);
});
