/** For tests of the queue: a table that plays against a fake socket, and what is drawn, sent and answered there. */

import { afterEach, beforeEach, vi } from "vitest";

import { storeTokens } from "../../../device/storage";
import { FakeSocket } from "../../../wire/fakeSocket";
import type { PublicChair } from "../../../wire/generated";
import { Table } from "../table.svelte";

export const KEY = "tablee/row/QUARTZ";
const STAGE = { stage: "playing", handshake: { game_id: "first-game" } };
export let table: Table;
let number = 0;

export interface Sent {
  id: string;
  person: number;
  decision: number;
  action: unknown;
  place: { row: string; number: number };
}

function chair(name: string, person: number): PublicChair {
  return { holder: "person", name, person, level: null, away: false } as PublicChair;
}

/** A connection is there, and this person's seat is shown. */
export async function enter(person: number | null = 0, people = [0], other: object = {}): Promise<FakeSocket> {
  const socket = FakeSocket.last;
  socket.open();
  const mine = people.map((one) => ({ person: one, token: `token-of-person-number-${one}` }));
  const chairs = [chair("Ann", 0), chair("Ben", 1)];
  const publicTable = { code: "QUARTZ", game: "dice", options: {}, chairs, host: 0, paused: false, ...STAGE, ...other };
  socket.hear({ type: "entered", protocol: 2, people: mine, public_table: publicTable, now: 0, said: [] });
  if (person !== null) await open(socket, person);
  return socket;
}

export async function open(socket: FakeSocket, person: number): Promise<void> {
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
export function goOn(socket: FakeSocket, seat = 0): void {
  socket.hear({ type: "patch", seat, number: ++number, awaited: [0] });
}

export function acts(socket: FakeSocket): Sent[] {
  return socket.sent.filter(({ type }) => type === "act") as unknown as Sent[];
}

export function strokes(socket: FakeSocket): unknown[] {
  return acts(socket).map(({ action }) => action);
}

export async function answer(socket: FakeSocket, sent: Sent | undefined, why?: string): Promise<void> {
  socket.hear(why ? { type: "request_refused", id: sent?.id, why } : { type: "done", id: sent?.id });
  await vi.advanceTimersByTimeAsync(0);
}

export function draw(count: number, from = 0): void {
  for (let at = from; at < from + count; at += 1) table.acting.enqueue(at);
}

export function unsettled(): unknown[] {
  return table.acting.queue.unsettled.map(({ action }) => action);
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/** The line is lost, and there is another. */
export async function again(socket: FakeSocket, person: number | null = 0): Promise<FakeSocket> {
  socket.close();
  await vi.advanceTimersByTimeAsync(5_000);
  return enter(person);
}

/** The page is loaded once more. */
export function reload(): void {
  table = new Table("QUARTZ", false);
}

/** Before each test, and after it. */
export function atAnEmptyTable(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    sessionStorage.clear();
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    storeTokens("QUARTZ", { 0: "token-of-person-number-0" });
    reload();
  });

  afterEach(() => {
    table.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
