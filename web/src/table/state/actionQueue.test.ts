import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { storeTokens } from "../../device/storage";
import { FakeSocket } from "../../wire/fakeSocket";
import type { PublicChair } from "../../wire/generated";
import { ACTIONS_A_SECOND, ACTIONS_AT_ONCE, MOVES_KNOWN } from "../../wire/generated";
import { Table } from "./table.svelte";

const KEY = "tablee/row/QUARTZ";
const STAGE = { stage: "playing", handshake: { game_id: "first-game" } };
let table: Table;
let number = 0;

interface Sent {
  id: string;
  person: number;
  decision: number;
  action: unknown;
  place: { row: string; number: number };
}

function chair(name: string, person: number): PublicChair {
  return { holder: "person", name, person, level: null, away: false, ready: false, wishes: 0, face: "" };
}

/** A connection is there, and this person's seat is shown. */
async function enter(person: number | null = 0, people = [0], other: object = {}): Promise<FakeSocket> {
  const socket = FakeSocket.last;
  socket.open();
  const mine = people.map((one) => ({ person: one, token: `token-of-person-number-${one}` }));
  const chairs = [chair("Ann", 0), chair("Ben", 1)];
  const publicTable = { code: "QUARTZ", game: "dice", options: {}, chairs, host: 0, paused: false, ...STAGE, ...other };
  socket.hear({ type: "entered", protocol: 2, people: mine, public_table: publicTable, now: 0, said: [] });
  if (person !== null) await open(socket, person);
  return socket;
}

async function open(socket: FakeSocket, person: number): Promise<void> {
  if (table.opened !== person || people().length > 1) void table.shown.open(person);
  for (const { id } of socket.sent.filter(({ type }) => type === "open" || type === "shut"))
    socket.hear({ type: "done", id });
  await vi.advanceTimersByTimeAsync(0);
  for (const { id } of socket.sent.filter(({ type }) => type === "open" || type === "shut"))
    socket.hear({ type: "done", id });
  await vi.advanceTimersByTimeAsync(0);
  number = 0;
  const offers = { decision: 7, choices: [] };
  const sight = { epoch: "e", number, view: { type: "v" }, offers, awaited: [person], may: [], told: [] };
  socket.hear({ type: "snapshot", seat: person, ...sight });
}

function people(): readonly number[] {
  return table.people;
}

/** The game goes on, as the seat that is shown sees it. */
function goOn(socket: FakeSocket, seat = 0): void {
  socket.hear({ type: "patch", seat, number: ++number, awaited: [0] });
}

function acts(socket: FakeSocket): Sent[] {
  return socket.sent.filter(({ type }) => type === "act") as unknown as Sent[];
}

function strokes(socket: FakeSocket): unknown[] {
  return acts(socket).map(({ action }) => action);
}

async function answer(socket: FakeSocket, sent: Sent | undefined, why?: string): Promise<void> {
  socket.hear(why ? { type: "request_refused", id: sent?.id, why } : { type: "done", id: sent?.id });
  await vi.advanceTimersByTimeAsync(0);
}

function draw(count: number, from = 0): void {
  for (let at = from; at < from + count; at += 1) table.acting.enqueue(at);
}

function unsettled(): unknown[] {
  return table.acting.queue.unsettled.map(({ action }) => action);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/** The line is lost, and there is another. */
async function again(socket: FakeSocket, person: number | null = 0): Promise<FakeSocket> {
  socket.close();
  await vi.advanceTimersByTimeAsync(5_000);
  return enter(person);
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  storeTokens("QUARTZ", { 0: "token-of-person-number-0" });
  table = new Table("QUARTZ", false);
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("actions go out in order without waiting, but no more at once than a server knows again", async () => {
  const socket = await enter();
  draw(40);
  expect(strokes(socket)).toEqual(range(0, 16));
  expect(16).toBeLessThan(MOVES_KNOWN);
  expect(new Set(acts(socket).map(({ id }) => id)).size).toBe(16);
  expect(acts(socket).map(({ place }) => place.number)).toEqual(range(0, 16));
  expect(new Set(acts(socket).map(({ place }) => place.row)).size).toBe(1);
  expect(acts(socket).every(({ decision, person }) => decision === 7 && person === 0)).toBe(true);

  await answer(socket, acts(socket)[0]);
  await answer(socket, acts(socket)[1]);
  expect(strokes(socket)).toEqual(range(0, 18));
  expect(unsettled()).toEqual(range(0, 40));
});

test("the pace stays within what the server allows, however quickly it answers", async () => {
  const socket = await enter();
  draw(300);
  let answered = 0;
  const began = performance.now();
  while (acts(socket).length < 300) {
    while (answered < acts(socket).length) await answer(socket, acts(socket)[answered++]);
    const seconds = (performance.now() - began) / 1000;
    expect(acts(socket).length).toBeLessThanOrEqual(ACTIONS_AT_ONCE / 2 + seconds * ACTIONS_A_SECOND);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(strokes(socket)).toEqual(range(0, 300));
  expect(performance.now() - began).toBeLessThan(20_000);
});

test("what was not answered goes out again with the same ids, from the first on, as often as the line is lost", async () => {
  let socket = await enter();
  draw(20);
  const first = acts(socket);
  for (const at of [0, 1, 2]) await answer(socket, first[at]);

  for (const _ of [1, 2, 3]) {
    socket = await again(socket);
    expect(
      acts(socket)
        .map(({ id }) => id)
        .slice(0, 13),
    ).toEqual(first.slice(3).map(({ id }) => id));
    expect(strokes(socket)).toEqual(range(3, 19));
  }
  while (table.acting.queue.busy) for (const sent of acts(socket)) await answer(socket, sent);
  expect(strokes(socket)).toEqual(range(3, 20));
});

test("what was drawn while the line was away goes out when it is back", async () => {
  const socket = await enter();
  socket.close();
  draw(3);
  expect(unsettled()).toEqual([0, 1, 2]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(strokes(await enter())).toEqual([0, 1, 2]);
});

test("a reload keeps what was not answered, and the row goes on", async () => {
  const socket = await enter();
  draw(5);
  const sent = acts(socket);
  await answer(socket, sent[0]);
  table.close();

  table = new Table("QUARTZ", false);
  const later = await enter();
  expect(acts(later).map(({ id, place }) => ({ id, place }))).toEqual(
    sent.slice(1).map(({ id, place }) => ({ id, place })),
  );
  expect(unsettled()).toEqual([1, 2, 3, 4]);
  draw(1, 5);
  expect(acts(later).at(-1)?.place).toEqual({ row: sent[0]?.place.row, number: 5 });
  for (const one of acts(later)) await answer(later, one);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test("an action is shown until it is seen, or a while has passed", async () => {
  const socket = await enter();
  draw(3);
  await answer(socket, acts(socket)[0]);
  expect(unsettled()).toEqual([0, 1, 2]);
  goOn(socket);
  expect(unsettled()).toEqual([1, 2]);
  await answer(socket, acts(socket)[1]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(unsettled()).toEqual([2]);
});

test("a refusal in the middle takes back that one and says so; the others go on", async () => {
  const socket = await enter();
  draw(3);
  const [first, second, third] = acts(socket);
  await answer(socket, first);
  await answer(socket, second, "out_of_range");
  await answer(socket, third);
  expect(unsettled()).toEqual([0, 2]);
  goOn(socket);
  draw(1, 3);
  expect(table.refused).toMatchObject({ why: "out_of_range", asked: "act" });
  expect(strokes(socket)).toEqual([0, 1, 2, 3]);

  await vi.advanceTimersByTimeAsync(6_000);
  expect(table.refused).toBeNull();
});

test("after one that was too fast nothing goes out until all are back; then from it on, and more slowly", async () => {
  const socket = await enter();
  draw(4);
  const sent = acts(socket);
  await answer(socket, sent[1], "too_fast");
  await answer(socket, sent[0]);
  await answer(socket, sent[2], "too_fast");
  draw(1, 4);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(acts(socket)).toHaveLength(4);

  await answer(socket, sent[3], "too_fast");
  await vi.advanceTimersByTimeAsync(900);
  expect(acts(socket)).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(200);
  expect(
    acts(socket)
      .slice(4)
      .map(({ id }) => id)
      .slice(0, 3),
  ).toEqual(sent.slice(1).map(({ id }) => id));
  expect(strokes(socket).slice(4)).toEqual([1, 2, 3, 4]);
  expect(table.refused).toBeNull();

  for (const one of acts(socket).slice(4)) await answer(socket, one, "too_fast");
  await vi.advanceTimersByTimeAsync(1_900);
  expect(acts(socket)).toHaveLength(8);
  await vi.advanceTimersByTimeAsync(200);
  expect(strokes(socket).slice(8)).toEqual([1, 2, 3, 4]);
});

test("whoever was too fast begins with the first on the next line", async () => {
  const socket = await enter();
  draw(3);
  await answer(socket, acts(socket)[0], "too_fast");
  expect(strokes(await again(socket))).toEqual([0, 1, 2]);
});

test("what another request did wrong leaves a row alone", async () => {
  const socket = await enter();
  draw(2);
  socket.hear({ type: "request_refused", id: "", why: "malformed" });
  await vi.advanceTimersByTimeAsync(0);
  expect(unsettled()).toEqual([0, 1]);
  expect(table.refused).toBeNull();
});

test("what is too long for a message is refused here, and nothing else is", async () => {
  const socket = await enter();
  draw(1);
  table.acting.enqueue("é".repeat(8_200));
  draw(1, 1);
  expect(table.refused).toMatchObject({ why: "too_long" });
  expect(strokes(socket)).toEqual([0, 1]);
});

test("one that is behind another tab of the same row begins a row of its own", async () => {
  const socket = await enter();
  draw(1);
  await answer(socket, acts(socket)[0], "too_late");
  draw(1, 1);
  expect(acts(socket).at(-1)?.place.row).not.toBe(acts(socket)[0]?.place.row);
});

test("a decision comes after all that is still on its way", async () => {
  const socket = await enter();
  draw(20);
  void table.act("hand in");
  for (const at of range(0, 20)) await answer(socket, acts(socket)[at]);
  expect(strokes(socket)).toEqual([...range(0, 20), "hand in"]);
  expect(acts(socket).at(-1)?.place).toBeUndefined();
});

test.each([
  ["the game is over", { stage: "over" }],
  ["another game is on", { handshake: { game_id: "second-game" } }],
])("nothing is kept once %s", async (_, other) => {
  const socket = await enter();
  draw(30);
  const over = vi.fn();
  void table.act("hand in").then(over);
  expect(sessionStorage.getItem(KEY)).not.toBeNull();
  const row = acts(socket)[0]?.place.row;

  socket.hear({ type: "table_changed", public_table: other });
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect(unsettled()).toEqual([]);
  await answer(socket, acts(socket)[0]);
  expect(acts(socket).filter(({ place }) => place)).toHaveLength(16);
  draw(1);
  expect(acts(socket).at(-1)?.place.row).not.toBe(row);
});

test("what was left of a game that ended meanwhile is not sent", async () => {
  const socket = await enter();
  draw(3);
  socket.close();
  await vi.advanceTimersByTimeAsync(5_000);
  const later = await enter(0, [0], { handshake: { game_id: "second-game" } });
  expect(acts(later)).toEqual([]);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test("on a device that is passed on nothing of a seat stays behind, and what was drawn still goes out", async () => {
  storeTokens("QUARTZ", { 0: "token-of-person-number-0", 1: "token-of-person-number-1" });
  const socket = await enter(0, [0, 1]);
  draw(2);
  const sent = acts(socket);
  await answer(socket, sent[1], "out_of_range");
  expect(table.refused).not.toBeNull();
  void table.shown.shut();
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect(unsettled()).toEqual([]);
  expect(table.refused).toBeNull();

  socket.close();
  await vi.advanceTimersByTimeAsync(5_000);
  const later = await enter(null, [0, 1]);
  expect(acts(later).map(({ id }) => id)).toEqual([sent[0]?.id]);
  await open(later, 1);
  draw(1, 9);
  expect(unsettled()).toEqual([9]);
  expect(sessionStorage.getItem(KEY)).not.toContain(sent[0]?.id);
  await answer(later, sent[0], "out_of_range");
  expect(table.refused).toBeNull();
});

test("what somebody else left in this tab is not kept once another person looks", async () => {
  storeTokens("QUARTZ", { 0: "token-of-person-number-0", 1: "token-of-person-number-1" });
  const socket = await enter(0, [0, 1]);
  draw(1);
  const kept = sessionStorage.getItem(KEY) ?? "";
  table.close();
  expect(sessionStorage.getItem(KEY)).toBeNull();
  socket.sent = [];

  sessionStorage.setItem(KEY, kept);
  table = new Table("QUARTZ", false);
  const later = await enter(1, [0, 1]);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect(unsettled()).toEqual([]);
  expect(strokes(later)).toEqual([0]);
});

test.each([
  "nonsense",
  "7",
  "{}",
  '{"items":7}',
  '{"person":0,"game":"first-game","row":"a-row-of-old","next":1,"items":[{}]}',
])("%s in the store of a tab is nothing", async (kept) => {
  table.close();
  sessionStorage.setItem(KEY, kept);
  table = new Table("QUARTZ", false);
  const socket = await enter();
  draw(1);
  expect(strokes(socket)).toEqual([0]);
});
