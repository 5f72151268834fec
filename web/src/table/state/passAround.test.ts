import { expect, test } from "vitest";

import { storeTokens } from "../../device/storage";
import { atATable, chair, enter, openTable, publicTable, sightOf } from "../../testing/tableBench";

atATable();

test("a device that is passed round shows nobody's seat before a tap, and says whose turn it is", async () => {
  storeTokens("QUARTZ", { 0: "token-of-person-number-0", 1: "token-of-person-number-1" });
  const table = openTable();
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

test("who may speak takes a device out of turn, keeps it until they have, and then it goes on", async () => {
  storeTokens("QUARTZ", {
    0: "token-of-person-number-0",
    1: "token-of-person-number-1",
    2: "token-of-person-number-2",
  });
  const table = openTable();
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
  const table = openTable();
  const socket = enter([0, 1], publicTable([chair("Ann", 0), chair("Ben", 1)], "playing"));
  await socket.answer("open");
  socket.hear({ ...sightOf(null, [1]), may: [0] });
  void table.shown.open(0);
  await socket.answer("open");
  expect(table.passAround.due).toBeNull();
  socket.hear({ type: "patch", seat: null, number: 1, may: [] });
  expect(table.passAround.due).toBe(1);
});
