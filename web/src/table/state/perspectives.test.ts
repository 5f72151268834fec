import { expect, test, vi } from "vitest";

import { storeTokens } from "../../device/storage";
import { atATable, chair, enter, openTable, publicTable, sightOf } from "../../testing/tableBench";

atATable();

test("an update that is not the next one is not believed: the whole is asked for", async () => {
  storeTokens("QUARTZ", { 0: "token-of-person-number-0" });
  openTable();
  const socket = enter([0], publicTable([chair("Ann", 0)], "playing"));
  await socket.answer("open");
  socket.hear(sightOf(0, [0]));
  socket.sent = [];
  socket.hear({ type: "patch", seat: 0, number: 5, awaited: [] });
  expect(socket.asked("open")).toMatchObject({ person: 0, since: null });
});

test("what was missed is asked for once, and what was seen stays; what is known already changes nothing", async () => {
  storeTokens("QUARTZ", { 0: "token-of-person-number-0" });
  const table = openTable();
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
  const table = openTable();
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

test("of a very long game what was told first is fetched, and nothing is shown before it is there", async () => {
  const table = openTable();
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
  const table = openTable();
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
  const table = openTable();
  const socket = enter([], publicTable([chair("Ann", 0)], "playing"));
  await socket.answer("open");
  socket.hear({ ...sightOf(null, [0]), earlier: 3 });
  await socket.answer("recall", { type: "request_refused", why: "too_late" });
  socket.hear({ ...sightOf(null, [0]), epoch: "next" });
  expect(table.perspective?.epoch).toBe("next");
});
