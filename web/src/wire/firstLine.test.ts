import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { storeTokens } from "../device/storage";
import { Connection, type Status } from "./connection";
import { FakeSocket } from "./fakeSocket";
import { openFirstLine } from "./firstLine";
import type { Message } from "./generated";

const TOKEN = "a-token-as-long-as-they-are";
let told: Message["type"][];
let statuses: Status[];
let sent: readonly string[] | undefined;
let entered: number;
let connection: Connection | null;

beforeEach(() => {
  FakeSocket.all = [];
  [told, statuses, sent, entered, connection] = [[], [], undefined, 0, null];
  vi.stubGlobal("WebSocket", FakeSocket);
  storeTokens("QUARTZ", { 3: TOKEN });
  openFirstLine("QUARTZ", () => (entered += 1));
});

afterEach(() => {
  connection?.close();
  vi.unstubAllGlobals();
});

async function takeOver(code = "QUARTZ"): Promise<void> {
  connection = new Connection(
    code,
    (already) => (sent = already) ?? [],
    ({ type }) => told.push(type),
    (status) => statuses.push(status),
  );
  await Promise.resolve();
}

test("the line that was opened first enters the table once, and tells its connection what it heard", async () => {
  FakeSocket.last.open();
  FakeSocket.last.hear({ type: "entered" });
  FakeSocket.last.hear({ type: "table_changed" });
  await takeOver();

  expect(entered).toBe(1);
  expect(FakeSocket.all).toHaveLength(1);
  expect(FakeSocket.last.sent).toMatchObject([{ type: "enter", table: "QUARTZ", tokens: [TOKEN] }]);
  expect(sent).toEqual([TOKEN]);
  expect(told).toEqual(["entered", "table_changed"]);
  expect(statuses.at(-1)).toBe("here");
});

test("one that was not there yet enters by what the table knows then", async () => {
  await takeOver();
  FakeSocket.last.open();
  FakeSocket.last.hear({ type: "entered" });

  expect(FakeSocket.last.sent).toMatchObject([{ type: "enter", tokens: [] }]);
  expect(entered).toBe(0);
  expect(told).toEqual(["entered"]);
});

test("one that broke meanwhile is lost, and a goodbye over it is heard", async () => {
  FakeSocket.last.open();
  FakeSocket.last.hear({ type: "farewell", why: "unknown_table", text: "", retry: null });
  FakeSocket.last.close();
  await takeOver();
  expect(statuses.at(-1)).toBe("closed");

  openFirstLine("QUARTZ", () => undefined);
  FakeSocket.last.close();
  await takeOver();
  expect(statuses.at(-1)).toBe("lost");
});

test("it is for the table that the page was opened at: whoever comes to another one has left it", async () => {
  const line = FakeSocket.last;
  line.open();
  await takeOver("ZTRAUQ");

  expect(FakeSocket.all).toHaveLength(2);
  expect(line.readyState).toBeGreaterThanOrEqual(line.CLOSING);
  expect(FakeSocket.last.readyState).toBe(0);
});
