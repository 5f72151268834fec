import { beforeEach, expect, test } from "vitest";

import type { FakeSocket } from "../../../wire/fakeSocket";
import { atATable, chair, enter, openTable, publicTable, sightOf } from "../../../testing/tableBench";
import type { Table } from "../table.svelte";

let table: Table;

atATable();

beforeEach(() => {
  table = openTable();
});

function enterPlaying(people: number[]): FakeSocket {
  return enter(people, publicTable([chair("Ann", 0), chair("Ben", 1)], "playing"));
}

test("a refusal stays while the page asks for things by itself, and goes when somebody asks again", async () => {
  const socket = enterPlaying([0]);
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
  const socket = enterPlaying([0]);
  await socket.answer("open");
  socket.hear(sightOf(0, [0]));
  void table.act({ type: "pass" });
  await socket.answer("act", { type: "request_refused", why: "too_late" });
  expect(table.refused?.asked).toBe("act");

  socket.hear(sightOf(0, [0]));
  expect(table.refused).toBeNull();
});

test("on a device of several nobody is asked for while nobody is shown", async () => {
  const socket = enterPlaying([0, 1]);
  await socket.answer("open");
  const before = socket.sent.length;

  expect(await table.requestAs({ type: "leave" })).toMatchObject({ type: "request_refused" });
  expect(socket.sent).toHaveLength(before);
});

test("who was sent away while the connection was gone is shown no longer, nor anything of theirs", async () => {
  const socket = enterPlaying([0]);
  await socket.answer("open");
  socket.hear(sightOf(0, [0]));
  table.notes.write("a secret");
  expect(table.opened).toBe(0);

  enterPlaying([]);
  expect(table.opened).toBeNull();
  expect(table.perspectives.of(0)).toBeNull();
  expect(table.notes.text).toBe("");
});
