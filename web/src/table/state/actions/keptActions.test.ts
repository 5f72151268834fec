import { expect, test, vi } from "vitest";

import { storeTokens } from "../../../device/storage";
import { acts, answer, atAnEmptyTable, draw, enter, KEY, open, reload, strokes, table, unsettled } from "./queueBench";

atAnEmptyTable();

test("a reload keeps what was not answered, and the row goes on", async () => {
  const socket = await enter();
  draw(5);
  const sent = acts(socket);
  await answer(socket, sent[0]);
  table.close();

  reload();
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
  reload();
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
  reload();
  const socket = await enter();
  draw(1);
  expect(strokes(socket)).toEqual([0]);
});
