import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { keepTokens, tokensOf, visits } from "../lib/kept";
import type { ChairNotice, Notice } from "../wire/generated";
import { FakeSocket } from "./fakeSocket";
import { Table } from "./table.svelte";

let table: Table;

function chair(name: string, person: number | null): ChairNotice {
  const holder = person === null ? "empty" : "person";
  return { holder, name, person, level: null, away: false, ready: false, wishes: 0 };
}

function notice(chairs: ChairNotice[], stage: Notice["stage"] = "gathering"): Partial<Notice> {
  return { code: "QUARTZ", game: "dice", options: {}, stage, chairs, host: 0, paused: false };
}

function enter(people: number[], given: Partial<Notice>): FakeSocket {
  const socket = FakeSocket.last;
  socket.open();
  const mine = people.map((person) => ({ person, token: `token-${person}` }));
  socket.hear({ type: "entered", protocol: 1, people: mine, notice: given, now: Date.now(), said: [] });
  return socket;
}

function sightOf(seat: number | null, awaited: number[]): Record<string, unknown> {
  const offers = { decision: 7, choices: [] };
  return { type: "whole", seat, epoch: "e", number: 0, view: { type: "bidding" }, offers, awaited, may: [], told: [] };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

test("whoever holds nobody watches, and sits down with a token that is kept", async () => {
  table = new Table("QUARTZ", false);
  const socket = enter([], notice([chair("", null)]));
  expect(socket.asked("open")).toMatchObject({ person: null });
  await socket.answer("open");
  void table.sit("Ben");
  expect(socket.asked("sit")).toMatchObject({ name: "Ben", person: null });
  await socket.answer("sit", { type: "seated", person: 3, token: "a-secret" });
  expect(tokensOf("QUARTZ")).toEqual({ 3: "a-secret" });
  expect(socket.asked("open")).toMatchObject({ person: 3, take: true });
  socket.hear({ type: "changed", notice: { chairs: [chair("Ben", 3)] } });
  await socket.answer("open");
  expect(table.seat).toBe(0);
  expect(visits()).toMatchObject([{ code: "QUARTZ", game: "dice", names: ["Ben"] }]);
});

test("a second tab asks before it takes the seat; the tab that had it does not", async () => {
  keepTokens("QUARTZ", { 0: "token-0" });
  table = new Table("QUARTZ", false);
  const socket = enter([0], notice([chair("Ann", 0)], "playing"));
  expect(socket.asked("open")).toMatchObject({ person: 0, take: false });
  await socket.answer("open", { type: "elsewhere", person: 0 });
  expect(table.taken?.why).toBe("opened_elsewhere");
  expect(table.opened).toBeNull();
  await socket.answer("open");
  void table.open(0);
  await socket.answer("open");
  expect(table.opened).toBe(0);
  table.close();
  table = new Table("QUARTZ", false);
  expect(enter([0], notice([chair("Ann", 0)], "playing")).asked("open")).toMatchObject({ person: 0, take: true });
});

test("a device that is passed round shows nobody's seat before a tap, and says whose turn it is", async () => {
  keepTokens("QUARTZ", { 0: "token-0", 1: "token-1" });
  table = new Table("QUARTZ", false);
  const socket = enter([0, 1], notice([chair("Ann", 0), chair("Ben", 1)], "playing"));
  expect(socket.asked("open")).toMatchObject({ person: null });
  await socket.answer("open");
  socket.hear(sightOf(null, [1]));
  expect(table.opened).toBeNull();
  expect(table.due).toBe(1);
  void table.open(1);
  await socket.answer("open");
  socket.hear(sightOf(1, [1]));
  expect(table.due).toBeNull();
  expect(table.sight?.offers.decision).toBe(7);
  socket.hear({ type: "update", seat: null, number: 1, awaited: [0] });
  expect(table.due).toBe(0);
  void table.shut();
  expect(table.sights[1]).toBeUndefined();
});

test("an update that is not the next one is not believed: the whole is asked for", async () => {
  keepTokens("QUARTZ", { 0: "token-0" });
  table = new Table("QUARTZ", false);
  const socket = enter([0], notice([chair("Ann", 0)], "playing"));
  await socket.answer("open");
  socket.hear(sightOf(0, [0]));
  socket.sent = [];
  socket.hear({ type: "update", seat: 0, number: 5, awaited: [] });
  expect(socket.asked("open")).toMatchObject({ person: 0, since: null });
});

test("an action lasts until it is seen, is refused, or a while has passed", async () => {
  vi.useFakeTimers();
  keepTokens("QUARTZ", { 0: "token-0" });
  table = new Table("QUARTZ", false);
  const socket = enter([0], notice([chair("Ann", 0)], "playing"));
  void socket.answer("open");
  await vi.advanceTimersByTimeAsync(1);
  socket.hear(sightOf(0, [0]));
  const over = vi.fn();
  const act = async (answer?: Record<string, unknown>): Promise<void> => {
    over.mockClear();
    void table.act({ type: "doubt" }).then(over);
    void socket.answer("act", answer);
    await vi.advanceTimersByTimeAsync(1);
  };
  await act();
  expect(over).not.toHaveBeenCalled();
  socket.hear({ type: "update", seat: 0, number: 1, awaited: [] });
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
  await act({ type: "refused", why: "too_late" });
  expect(over).toHaveBeenCalled();
  await act();
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(over).toHaveBeenCalled();
  vi.useRealTimers();
});

test("what was asked before the line broke is asked again with the same id, after entering", async () => {
  vi.useFakeTimers();
  keepTokens("QUARTZ", { 0: "token-0" });
  table = new Table("QUARTZ", false);
  const first = enter([0], notice([chair("Ann", 0)], "playing"));
  void first.answer("open");
  await vi.advanceTimersByTimeAsync(1);
  first.hear(sightOf(0, [0]));
  void table.act({ type: "doubt" });
  const { id } = first.asked("act");
  first.close();
  expect(table.status).toBe("lost");
  await vi.advanceTimersByTimeAsync(2_000);
  const second = FakeSocket.last;
  expect(second).not.toBe(first);
  enter([0], notice([chair("Ann", 0)], "playing"));
  expect(second.sent[0]).toMatchObject({ type: "enter", tokens: ["token-0"] });
  expect(second.asked("act")).toMatchObject({ id, decision: 7 });
  expect(second.asked("open")).toMatchObject({ since: { epoch: "e", number: 0 } });
  vi.useRealTimers();
});

test("a table that does not exist is forgotten, and nothing is tried again", () => {
  keepTokens("QUARTZ", { 0: "token-0" });
  table = new Table("QUARTZ", false);
  FakeSocket.last.open();
  FakeSocket.last.hear({ type: "farewell", why: "unknown_table", text: "", retry: null });
  expect(table.status).toBe("closed");
  expect(tokensOf("QUARTZ")).toEqual({});
});
