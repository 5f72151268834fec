import { expect, test, vi } from "vitest";

import { storeTokens } from "../../../device/storage";
import { FakeSocket } from "../../../wire/fakeSocket";
import { atATable, chair, enter, openTable, publicTable, sightOf } from "../../../testing/tableBench";

atATable();

test("an action lasts until it is seen, is refused, or a while has passed", async () => {
  vi.useFakeTimers();
  storeTokens("QUARTZ", { 0: "token-of-person-number-0" });
  const table = openTable();
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
  const table = openTable();
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

test("a move that waited for the connection is not played in another game", async () => {
  vi.useFakeTimers();
  storeTokens("QUARTZ", { 0: "token-of-person-number-0" });
  const playing = (game: string) => ({
    ...publicTable([chair("Ann", 0)], "playing"),
    handshake: { game_id: game, commitment: "", asked: [], commitments: {}, showing: true },
  });
  const table = openTable();
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
