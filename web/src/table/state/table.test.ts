import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { storeTokens, tokensOf, recentTables } from "../../device/storage";
import { anyChair } from "../../testing/anyChair";
import { FakeSocket } from "../../wire/fakeSocket";
import type { PublicChair, PublicTable } from "../../wire/generated";
import { Table } from "./table.svelte";

let table: Table;

function chair(name: string, person: number | null): PublicChair {
  const holder = person === null ? "empty" : "person";
  return anyChair({ holder, name, person });
}

function publicTable(chairs: PublicChair[], stage: PublicTable["stage"] = "gathering"): Partial<PublicTable> {
  return { code: "QUARTZ", game: "dice", options: {}, stage, chairs, host: 0, paused: false };
}

function enter(people: number[], given: Partial<PublicTable>): FakeSocket {
  const socket = FakeSocket.last;
  socket.open();
  const mine = people.map((person) => ({ person, token: `token-of-person-number-${person}` }));
  socket.hear({ type: "entered", protocol: 1, people: mine, public_table: given, now: Date.now(), said: [] });
  return socket;
}

function sightOf(seat: number | null, awaited: number[]): Record<string, unknown> {
  const offers = { decision: 7, choices: [] };
  return {
    type: "snapshot",
    seat,
    epoch: "e",
    number: 0,
    view: { type: "bidding" },
    offers,
    awaited,
    may: [],
    told: [],
  };
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
  table = new Table("QUARTZ", false);
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
  table = new Table("QUARTZ", false);
  expect(enter([0], publicTable([chair("Ann", 0)], "playing")).asked("open")).toMatchObject({ person: 0, take: true });
});

test("a device that is passed round shows nobody's seat before a tap, and says whose turn it is", async () => {
  storeTokens("QUARTZ", { 0: "token-of-person-number-0", 1: "token-of-person-number-1" });
  table = new Table("QUARTZ", false);
  const socket = enter([0, 1], publicTable([chair("Ann", 0), chair("Ben", 1)], "playing"));
  expect(socket.asked("open")).toMatchObject({ person: null });
  await socket.answer("open");
  socket.hear(sightOf(null, [1]));
  expect(table.opened).toBeNull();
  expect(table.passAround.due).toBe(1);
  void table.shown.open(1);
  await socket.answer("open");
  socket.hear(sightOf(1, [1]));
  expect(table.passAround.due).toBeNull();
  expect(table.perspective?.offers.decision).toBe(7);
  socket.hear({ type: "patch", seat: null, number: 1, awaited: [0] });
  expect(table.passAround.due).toBe(0);
  void table.shown.shut();
  expect(table.perspectives.of(1)).toBeNull();
});

test("an update that is not the next one is not believed: the whole is asked for", async () => {
  storeTokens("QUARTZ", { 0: "token-of-person-number-0" });
  table = new Table("QUARTZ", false);
  const socket = enter([0], publicTable([chair("Ann", 0)], "playing"));
  await socket.answer("open");
  socket.hear(sightOf(0, [0]));
  socket.sent = [];
  socket.hear({ type: "patch", seat: 0, number: 5, awaited: [] });
  expect(socket.asked("open")).toMatchObject({ person: 0, since: null });
});

test("an action lasts until it is seen, is refused, or a while has passed", async () => {
  vi.useFakeTimers();
  storeTokens("QUARTZ", { 0: "token-of-person-number-0" });
  table = new Table("QUARTZ", false);
  const socket = enter([0], publicTable([chair("Ann", 0)], "playing"));
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
  socket.hear({ type: "patch", seat: 0, number: 1, awaited: [] });
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
  await act({ type: "request_refused", why: "too_late" });
  expect(over).toHaveBeenCalled();
  await act();
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(over).toHaveBeenCalled();
  vi.useRealTimers();
});

test("what was requested before the connection broke is sent again with the same id, after entering", async () => {
  vi.useFakeTimers();
  storeTokens("QUARTZ", { 0: "token-of-person-number-0" });
  table = new Table("QUARTZ", false);
  const first = enter([0], publicTable([chair("Ann", 0)], "playing"));
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
  enter([0], publicTable([chair("Ann", 0)], "playing"));
  expect(second.sent[0]).toMatchObject({ type: "enter", tokens: ["token-of-person-number-0"] });
  expect(second.asked("act")).toMatchObject({ id, decision: 7 });
  expect(second.asked("open")).toMatchObject({ since: { epoch: "e", number: 0 } });
  vi.useRealTimers();
});

test("a table that does not exist is forgotten, and nothing is tried again", () => {
  storeTokens("QUARTZ", { 0: "token-of-person-number-0" });
  table = new Table("QUARTZ", false);
  FakeSocket.last.open();
  FakeSocket.last.hear({ type: "farewell", why: "unknown_table", text: "", retry: null });
  expect(table.status).toBe("closed");
  expect(tokensOf("QUARTZ")).toEqual({});
});

test("what was missed is asked for once, and what was seen stays; what is known already changes nothing", async () => {
  storeTokens("QUARTZ", { 0: "token-of-person-number-0" });
  table = new Table("QUARTZ", false);
  const socket = enter([0], publicTable([chair("Ann", 0)], "playing"));
  await socket.answer("open");
  socket.hear(sightOf(0, [0]));
  socket.hear({ type: "patch", seat: 0, number: 1, awaited: [] });
  const { perspective } = table;
  socket.sent = [];
  socket.hear({ type: "patch", seat: 0, number: 1, awaited: [0] });
  expect(table.perspective).toBe(perspective);
  expect(socket.sent).toEqual([]);
  for (const number of [4, 5, 6]) socket.hear({ type: "patch", seat: 0, number, awaited: [0] });
  expect(table.perspective).toBe(perspective);
  expect(socket.sent.map((message) => message["type"])).toEqual(["open"]);
  await socket.answer("open");
  socket.hear({ ...sightOf(0, [0]), number: 6 });
  socket.hear({ type: "patch", seat: 0, number: 7, awaited: [] });
  expect(table.perspective).toMatchObject({ number: 7, awaited: [] });
});

test("a patch that does not fit what is here asks for all of it, and nothing breaks", async () => {
  storeTokens("QUARTZ", { 0: "token-of-person-number-0" });
  table = new Table("QUARTZ", false);
  const socket = enter([0], publicTable([chair("Ann", 0)], "playing"));
  await socket.answer("open");
  socket.hear(sightOf(0, [0]));
  const { perspective } = table;
  socket.sent = [];
  const view = { inside: { slates: { splice: [[39, 1, []] as const] } } };
  for (const number of [1, 2]) socket.hear({ type: "patch", seat: 0, number, view });
  expect(table.perspective).toBe(perspective);
  expect(socket.sent).toMatchObject([{ type: "open", since: null }]);
  await socket.answer("open");
  socket.hear({ ...sightOf(0, [0]), number: 2 });
  expect(table.perspective).toMatchObject({ number: 2 });
});

test("a tab that holds nobody leaves alone the seat that another tab has taken since", async () => {
  vi.useFakeTimers();
  table = new Table("QUARTZ", false);
  const first = enter([], publicTable([chair("", null)]));
  const other = new Table("QUARTZ", false);
  const second = enter([], publicTable([chair("", null)]));
  void other.sit("Ben");
  void second.answer("sit", { type: "seated", person: 3, token: "token-of-person-number-3" });
  await vi.advanceTimersByTimeAsync(1);
  first.close();
  await vi.advanceTimersByTimeAsync(2_000);
  const again = enter([3], publicTable([chair("Ben", 3)]));
  expect(again.sent[0]).toMatchObject({ type: "enter", tokens: ["token-of-person-number-3"] });
  expect(tokensOf("QUARTZ")).toEqual({ 3: "token-of-person-number-3" });
  other.close();
  vi.useRealTimers();
});

test("of the tokens only those go that were sent and open nobody; a newer one of the same person stays", async () => {
  storeTokens("QUARTZ", { 0: "token-of-person-number-0", 1: "dead" });
  table = new Table("QUARTZ", false);
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

test("a move that waited for the connection is not played in another game", async () => {
  vi.useFakeTimers();
  storeTokens("QUARTZ", { 0: "token-of-person-number-0" });
  const playing = (game: string) => ({
    ...publicTable([chair("Ann", 0)], "playing"),
    handshake: { game_id: game, commitment: "", asked: [], commitments: {}, showing: true },
  });
  table = new Table("QUARTZ", false);
  const first = enter([0], playing("g/1"));
  void first.answer("open");
  await vi.advanceTimersByTimeAsync(1);
  first.hear(sightOf(0, [0]));
  first.close();
  void table.act({ type: "doubt" });
  const aided = table.aid();
  await vi.advanceTimersByTimeAsync(2_000);
  const second = enter([0], playing("g/2"));
  expect(second.sent.map((message) => message["type"])).toEqual(["enter", "open"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(table.refused).toEqual({ why: "too_late", asked: "act" });
  expect(await aided).toBeNull();
  vi.useRealTimers();
});

test("help is for the seat that is shown, and for nobody when it is refused or the seat is shut", async () => {
  storeTokens("QUARTZ", { 0: "token-of-person-number-0" });
  table = new Table("QUARTZ", false);
  const socket = enter([0], publicTable([chair("Ann", 0)], "playing"));
  expect(await table.aid()).toBeNull();
  await socket.answer("open");
  const asked = [table.aid(), table.aid(), table.aid()];
  expect(socket.asked("ask_aid")).toMatchObject({ person: 0 });
  const ids = socket.sent.filter((message) => message["type"] === "ask_aid").map((message) => message["id"]);
  socket.hear({ type: "aided", id: ids[0], aid: { possible: 3 } });
  socket.hear({ type: "request_refused", id: ids[1], why: "no_aid" });
  expect(await Promise.all(asked.slice(0, 2))).toEqual([{ possible: 3 }, null]);
  void table.shown.shut();
  socket.hear({ type: "aided", id: ids[2], aid: { possible: 3 } });
  expect(await asked[2]).toBeNull();
});

test("who may speak takes a device out of turn, keeps it until they have, and then it goes on", async () => {
  storeTokens("QUARTZ", {
    0: "token-of-person-number-0",
    1: "token-of-person-number-1",
    2: "token-of-person-number-2",
  });
  table = new Table("QUARTZ", false);
  const socket = enter([0, 1, 2], publicTable([chair("Ann", 0), chair("Ben", 1), chair("Cat", 2)], "playing"));
  await socket.answer("open");
  socket.hear({ ...sightOf(null, [1]), may: [0, 1] });
  expect([table.passAround.due, table.passAround.free]).toEqual([1, [0]]);
  void table.shown.open(0);
  await socket.answer("open");
  socket.hear({ ...sightOf(0, [1]), may: [0, 1] });
  expect(table.passAround.due).toBeNull();
  const acted = table.act({ type: "doubt" });
  await socket.answer("act");
  socket.hear({ type: "patch", seat: 0, number: 1, may: [1] });
  await acted;
  expect(table.passAround.due).toBe(1);
});

test("who took the device to speak loses it when they may no longer", async () => {
  storeTokens("QUARTZ", { 0: "token-of-person-number-0", 1: "token-of-person-number-1" });
  table = new Table("QUARTZ", false);
  const socket = enter([0, 1], publicTable([chair("Ann", 0), chair("Ben", 1)], "playing"));
  await socket.answer("open");
  socket.hear({ ...sightOf(null, [1]), may: [0] });
  void table.shown.open(0);
  await socket.answer("open");
  expect(table.passAround.due).toBeNull();
  socket.hear({ type: "patch", seat: null, number: 1, may: [] });
  expect(table.passAround.due).toBe(1);
});

test.each([
  ["who has seen all of it releases the table", [0], "normal", [{ person: 0, upto: { epoch: "e", number: 4 } }]],
  ["a screen releases nothing: it holds nobody", [], "normal", []],
  ["bots that lose no time are not told, as they do not wait", [0], "instant", []],
] as const)("%s", async (_, people, pace, released) => {
  table = new Table("QUARTZ", false);
  const socket = enter([...people], { ...publicTable([chair("Ann", 0)], "playing"), pace });
  await socket.answer("open");
  socket.hear({ ...sightOf(people[0] ?? null, [0]), number: 4 });
  if (table.perspective) table.release(table.perspective);
  expect(socket.sent.filter((message) => message["type"] === "release")).toMatchObject(released);
});

test("a clock that is set back moves no deadline", () => {
  vi.useFakeTimers();
  table = new Table("QUARTZ", false);
  enter([], publicTable([chair("", null)]));
  const deadline = Date.now() + 30_000;
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(10_000);
  const left = table.clock.until(deadline);
  vi.useRealTimers();

  expect(left).toBe(20_000);
});

test("of a very long game what was told first is fetched, and nothing is shown before it is there", async () => {
  table = new Table("QUARTZ", false);
  const socket = enter([], publicTable([chair("Ann", 0)], "playing"));
  await socket.answer("open");
  socket.hear({ ...sightOf(null, [0]), told: [{ type: "fourth" }], earlier: 3 });
  expect(table.perspective).toBeNull();
  expect(socket.asked("recall")).toMatchObject({ person: null, epoch: "e", before: 3 });
  await socket.answer("recall", { type: "recalled", earlier: 1, told: [{ type: "second" }, { type: "third" }] });
  socket.hear({ type: "patch", seat: null, number: 1, told: [{ type: "fifth" }] });
  expect(table.perspective).toBeNull();
  expect(socket.asked("recall")).toMatchObject({ before: 1 });
  await socket.answer("recall", { type: "recalled", earlier: 0, told: [{ type: "first" }] });
  expect(table.perspective?.told.map(({ type }) => type)).toEqual(["first", "second", "third", "fourth", "fifth"]);
  expect(table.perspective).toMatchObject({ number: 1, whole: true });
});

test("the rest of a long past is asked for again by itself when the server wanted a rest", async () => {
  table = new Table("QUARTZ", false);
  const socket = enter([], publicTable([chair("Ann", 0)], "playing"));
  await socket.answer("open");
  socket.hear({ ...sightOf(null, [0]), told: [{ type: "second" }], earlier: 1 });
  vi.useFakeTimers();
  const asked = (): number => socket.sent.filter((request) => request["type"] === "recall").length;
  void socket.answer("recall", { type: "request_refused", why: "too_fast" });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  expect(asked()).toBe(2);
  await socket.answer("recall", { type: "recalled", earlier: 0, told: [{ type: "first" }] });
  expect(table.perspective?.told.map(({ type }) => type)).toEqual(["first", "second"]);
});

test("what was told in a game that is over is not fetched any more", async () => {
  table = new Table("QUARTZ", false);
  const socket = enter([], publicTable([chair("Ann", 0)], "playing"));
  await socket.answer("open");
  socket.hear({ ...sightOf(null, [0]), earlier: 3 });
  await socket.answer("recall", { type: "request_refused", why: "too_late" });
  socket.hear({ ...sightOf(null, [0]), epoch: "next" });
  expect(table.perspective?.epoch).toBe("next");
});
