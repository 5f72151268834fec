import { describe, expect, test } from "vitest";

import { storeTokens, tokensOf } from "../../device/storage";
import { FakeSocket } from "../../wire/fakeSocket";
import { atATable, chair, enter, openTable, publicTable, sightOf } from "../../testing/tableBench";
import type { Table } from "./table.svelte";

atATable();

test("a table that does not exist is forgotten, and nothing is tried again", () => {
  storeTokens("QUARTZ", { 0: "token-of-person-number-0" });
  const table = openTable();
  FakeSocket.last.open();
  FakeSocket.last.hear({ type: "farewell", why: "unknown_table", text: "", retry: null });
  expect(table.status).toBe("closed");
  expect(tokensOf("QUARTZ")).toEqual({});
});

test("help is for the seat that is shown, and for nobody when it is refused or the seat is shut", async () => {
  storeTokens("QUARTZ", { 0: "token-of-person-number-0" });
  const table = openTable();
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

describe("what was seen of a game is over with it", () => {
  const ofGame = (game_id: string) => ({
    handshake: { game_id, commitment: "", asked: [0], commitments: {}, showing: false },
  });
  const atAnEnd = { ...publicTable([chair("Ann", 0)], "over"), ...ofGame("QUARTZ/1") };

  async function atTheEnd(): Promise<{ table: Table; socket: FakeSocket }> {
    storeTokens("QUARTZ", { 0: "token-of-person-number-0" });
    const table = openTable();
    const socket = enter([0], atAnEnd);
    await socket.answer("open");
    socket.hear(sightOf(0, []));
    expect(table.perspective).not.toBeNull();
    return { table, socket };
  }

  test("also where the next one is sealed without a lobby between", async () => {
    const { table, socket } = await atTheEnd();
    socket.hear({ type: "table_changed", public_table: { stage: "sealing", ...ofGame("QUARTZ/2") } });
    expect([table.gameId, table.perspective]).toEqual(["QUARTZ/2", null]);
  });

  test("and where the next one came while the line was away", async () => {
    const { table } = await atTheEnd();
    enter([0], { ...publicTable([chair("Ann", 0)], "playing"), ...ofGame("QUARTZ/2") });
    expect([table.gameId, table.perspective]).toEqual(["QUARTZ/2", null]);
  });

  test("and not while the same game goes on", async () => {
    const { table } = await atTheEnd();
    enter([0], atAnEnd);
    expect(table.perspective).not.toBeNull();
  });
});

test.each([
  ["who has seen all of it releases the table", [0], "normal", [{ person: 0, upto: { epoch: "e", number: 4 } }]],
  ["a screen releases nothing: it holds nobody", [], "normal", []],
  ["bots that lose no time are not told, as they do not wait", [0], "instant", []],
] as const)("%s", async (_, people, pace, released) => {
  const table = openTable();
  const socket = enter([...people], { ...publicTable([chair("Ann", 0)], "playing"), pace });
  await socket.answer("open");
  socket.hear({ ...sightOf(people[0] ?? null, [0]), number: 4 });
  if (table.perspective) table.release(table.perspective);
  expect(socket.sent.filter((message) => message["type"] === "release")).toMatchObject(released);
});
