import { expect, test, vi } from "vitest";

import { recentTables, storeTokens, tokensOf } from "../../device/storage";
import { FakeSocket } from "../../wire/fakeSocket";
import { atATable, chair, enter, openTable, publicTable } from "../../testing/tableBench";

atATable();

test("whoever holds nobody watches, and sits down with a token that is kept", async () => {
  const table = openTable();
  const socket = enter([], publicTable([chair("", null)]));
  expect(socket.asked("open")).toMatchObject({ person: null });
  await socket.answer("open");
  void table.sit("Ben");
  expect(socket.asked("sit")).toMatchObject({ name: "Ben", person: null });
  await socket.answer("sit", { type: "seated", person: 3, token: "a-secret-of-ben-and-nobody-else" });
  expect(tokensOf("QUARTZ")).toEqual({ 3: "a-secret-of-ben-and-nobody-else" });
  expect(socket.asked("open")).toMatchObject({ person: 3, take: true });
  socket.hear({ type: "table_changed", public_table: { chairs: [chair("Ben", 3)] } });
  await socket.answer("open");
  expect(table.seat).toBe(0);
  expect(recentTables()).toMatchObject([{ code: "QUARTZ", game: "dice", names: ["Ben"] }]);
});

test("a second tab asks before it takes the seat; the tab that had it does not", async () => {
  storeTokens("QUARTZ", { 0: "token-of-person-number-0" });
  const table = openTable();
  const socket = enter([0], publicTable([chair("Ann", 0)], "playing"));
  expect(socket.asked("open")).toMatchObject({ person: 0, take: false });
  await socket.answer("open", { type: "elsewhere", person: 0 });
  expect(table.taken?.why).toBe("opened_elsewhere");
  expect(table.opened).toBeNull();
  await socket.answer("open");
  void table.shown.open(0);
  await socket.answer("open");
  expect(table.opened).toBe(0);
  table.close();
  openTable();
  expect(enter([0], publicTable([chair("Ann", 0)], "playing")).asked("open")).toMatchObject({ person: 0, take: true });
});

test("a tab that holds nobody leaves alone the seat that another tab has taken since", async () => {
  vi.useFakeTimers();
  openTable();
  const first = enter([], publicTable([chair("", null)]));
  const other = openTable();
  const second = enter([], publicTable([chair("", null)]));
  void other.sit("Ben");
  void second.answer("sit", { type: "seated", person: 3, token: "token-of-person-number-3" });
  await vi.advanceTimersByTimeAsync(1);
  first.close();
  await vi.advanceTimersByTimeAsync(2_000);
  const again = enter([3], publicTable([chair("Ben", 3)]));
  expect(again.sent[0]).toMatchObject({ type: "enter", tokens: ["token-of-person-number-3"] });
  expect(tokensOf("QUARTZ")).toEqual({ 3: "token-of-person-number-3" });
  vi.useRealTimers();
});

test("of the tokens only those go that were sent and open nobody; a newer one of the same person stays", async () => {
  storeTokens("QUARTZ", { 0: "token-of-person-number-0", 1: "dead" });
  openTable();
  const socket = FakeSocket.last;
  socket.open();
  storeTokens("QUARTZ", { ...tokensOf("QUARTZ"), 2: "token-of-person-number-2" });
  const people = [{ person: 0, token: "token-of-person-number-0" }];
  socket.hear({ type: "entered", protocol: 1, people, public_table: publicTable([chair("Ann", 0)]), now: 0, said: [] });
  expect(tokensOf("QUARTZ")).toEqual({ 0: "token-of-person-number-0", 2: "token-of-person-number-2" });
  storeTokens("QUARTZ", { ...tokensOf("QUARTZ"), 0: "moved-to-another-device-by-a-code" });
  socket.hear({ type: "taken", person: 0, why: "moved" });
  expect(tokensOf("QUARTZ")).toEqual({ 0: "moved-to-another-device-by-a-code", 2: "token-of-person-number-2" });
});
