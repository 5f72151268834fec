import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Connection, type Status } from "./connection";
import { FakeSocket } from "./fakeSocket";

let connection: Connection;
let statuses: Status[];

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  statuses = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  connection = new Connection(
    "QUARTZ",
    () => [],
    () => undefined,
    (status) => statuses.push(status),
  );
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function part(retry: number | null): void {
  const socket = FakeSocket.last;
  socket.open();
  socket.hear({ type: "farewell", why: "too_fast", text: "", retry });
  socket.close();
}

test("whoever is told to wait waits at least that long, whatever the device says meanwhile", async () => {
  part(60);
  await vi.advanceTimersByTimeAsync(59_000);
  dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("its address names the table, by which a proxy can bring everybody there to one node", () => {
  expect(new URL(FakeSocket.last.url).searchParams.get("table")).toBe("QUARTZ");
});

test("a connection that broke without a word is tried again at once when the network is back", () => {
  FakeSocket.last.open();
  FakeSocket.last.close();
  expect(statuses.at(-1)).toBe("lost");
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
});

test("a goodbye for good is not followed by another try", async () => {
  part(null);
  expect(statuses.at(-1)).toBe("closed");
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("what no longer holds when the connection is back is answered as too late, and is never sent", async () => {
  let holds = true;
  const reply = connection.request({ type: "act", person: 0, decision: 1, action: {} }, () => holds);
  const other = connection.request({ type: "hurry", person: 0 });
  holds = false;
  FakeSocket.last.open();
  FakeSocket.last.hear({ type: "entered" });
  expect(await reply).toMatchObject({ type: "request_refused", why: "too_late" });
  expect(FakeSocket.last.sent.map((message) => message["type"])).toEqual(["enter", "hurry"]);
  void FakeSocket.last.answer("hurry");
  expect(await other).toMatchObject({ type: "done" });
});

function enter(): FakeSocket {
  FakeSocket.last.open();
  FakeSocket.last.hear({ type: "entered" });
  return FakeSocket.last;
}

const next = () => vi.advanceTimersByTimeAsync(3_000);

test.each([
  ["a reply that names none", { type: "request_refused", id: "", why: "malformed" }],
  ["a goodbye", { type: "farewell", why: "malformed", text: "", retry: 5 }],
])("what the server could not read is refused by %s, and is not sent again", async (_, told) => {
  const reply = connection.request({ type: "hurry", person: 0 });
  const socket = enter();
  socket.hear(told);
  expect(await reply).toMatchObject({ type: "request_refused", why: "malformed" });
  socket.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(enter().sent.map((message) => message["type"])).toEqual(["enter"]);
});

test("what was out on two lines that were closed on us is not sent a third time", async () => {
  const reply = connection.request({ type: "hurry", person: 0 });
  enter().close();
  await next();
  expect(enter().asked("hurry")).toBeTruthy();
  FakeSocket.last.close();
  expect(await reply).toMatchObject({ type: "request_refused", why: "not_now" });
});

test("a network that goes again and again is no reason to give anything up", async () => {
  const reply = connection.request({ type: "hurry", person: 0 });
  for (const _ of [1, 2, 3]) {
    enter();
    dispatchEvent(new Event("offline"));
    await next();
  }
  void enter().answer("hurry");
  expect(await reply).toMatchObject({ type: "done" });
});

test("a connection that breaks as soon as it is there is tried less and less often, until one stays", async () => {
  const tried = async () => {
    enter().close();
    const before = FakeSocket.all.length;
    await vi.advanceTimersByTimeAsync(300);
    return FakeSocket.all.length > before;
  };
  expect(await tried()).toBe(true);
  for (const _ of [1, 2, 3]) {
    enter().close();
    await next();
  }
  expect(await tried()).toBe(false);
  await next();
  enter();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await tried()).toBe(true);
});

test("a clock that is set back hides no dead connection", async () => {
  enter();
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(statuses).toContain("lost");
});
