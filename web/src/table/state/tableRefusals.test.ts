import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { anyChair } from "../../testing/anyChair";
import { FakeSocket } from "../../wire/fakeSocket";
import type { PublicChair } from "../../wire/generated";
import { Table } from "./table.svelte";

let table: Table;

function chair(name: string, person: number): PublicChair {
  return anyChair({ name, person });
}

function enter(people: number[]): FakeSocket {
  const socket = FakeSocket.last;
  socket.open();
  const mine = people.map((person) => ({ person, token: `token-of-person-number-${person}` }));
  const chairs = [chair("Ann", 0), chair("Ben", 1)];
  const publicTable = { code: "QUARTZ", game: "dice", options: {}, stage: "playing", chairs, host: 0, paused: false };
  socket.hear({ type: "entered", protocol: 1, people: mine, public_table: publicTable, now: 0, said: [] });
  return socket;
}

function snapshot(seat: number | null): Record<string, unknown> {
  const offers = { decision: 7, choices: [] };
  return {
    type: "snapshot",
    seat,
    epoch: "e",
    number: 0,
    view: { type: "v" },
    offers,
    awaited: [0],
    may: [],
    told: [],
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  table = new Table("QUARTZ", false);
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

test("a refusal stays while the page asks for things by itself, and goes when somebody asks again", async () => {
  const socket = enter([0]);
  await socket.answer("open");
  void table.requestAs({ type: "pause" });
  await socket.answer("pause", { type: "request_refused", why: "not_now" });
  void table.shown.watch();
  await socket.answer("open");
  expect(table.refused).toEqual({ why: "not_now", asked: "pause" });

  void table.requestAs({ type: "say", text: "hello" });
  expect(table.refused).toBeNull();
});

test("an action that was refused is no longer on the table once the game has gone on", async () => {
  const socket = enter([0]);
  await socket.answer("open");
  socket.hear(snapshot(0));
  void table.act({ type: "pass" });
  await socket.answer("act", { type: "request_refused", why: "too_late" });
  expect(table.refused?.asked).toBe("act");

  socket.hear(snapshot(0));
  expect(table.refused).toBeNull();
});

test("on a device of several nobody is asked for while nobody is shown", async () => {
  const socket = enter([0, 1]);
  await socket.answer("open");
  const before = socket.sent.length;

  expect(await table.requestAs({ type: "leave" })).toMatchObject({ type: "request_refused" });
  expect(socket.sent).toHaveLength(before);
});

test("who was sent away while the connection was gone is shown no longer, nor anything of theirs", async () => {
  const socket = enter([0]);
  await socket.answer("open");
  socket.hear(snapshot(0));
  table.notes.write("a secret");
  expect(table.opened).toBe(0);

  enter([]);
  expect(table.opened).toBeNull();
  expect(table.perspectives.of(0)).toBeNull();
  expect(table.notes.text).toBe("");
});
