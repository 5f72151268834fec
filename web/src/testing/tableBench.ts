/** For tests of a table: its page's end, against a socket that says what a test has it say. */

import { afterEach, beforeEach, vi } from "vitest";

import { Table } from "../table/state/table.svelte";
import { FakeSocket } from "../wire/fakeSocket";
import type { PublicChair, PublicTable } from "../wire/generated";
import { anyChair } from "./anyChair";

const opened: Table[] = [];

/** Before each test, and after it. */
export function atATable(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  });

  afterEach(() => {
    for (const table of opened.splice(0)) table.close();
    vi.unstubAllGlobals();
  });
}

/** A page has been loaded. */
export function openTable(): Table {
  const table = new Table("QUARTZ", false);
  opened.push(table);
  return table;
}

export function chair(name: string, person: number | null): PublicChair {
  const holder = person === null ? "empty" : "person";
  return anyChair({ holder, name, person });
}

export function publicTable(chairs: PublicChair[], stage: PublicTable["stage"] = "gathering"): Partial<PublicTable> {
  return { code: "QUARTZ", game: "dice", options: {}, stage, chairs, host: 0, paused: false };
}

/** The page that was loaded last has a connection. */
export function enter(people: number[], given: Partial<PublicTable>): FakeSocket {
  const socket = FakeSocket.last;
  socket.open();
  const mine = people.map((person) => ({ person, token: `token-of-person-number-${person}` }));
  socket.hear({ type: "entered", protocol: 1, people: mine, public_table: given, now: Date.now(), said: [] });
  return socket;
}

export function sightOf(seat: number | null, awaited: number[]): Record<string, unknown> {
  const offers = { decision: 7, choices: [] };
  return {
    type: "snapshot",
    seat,
    epoch: "e",
    number: 0,
    view: { type: "bidding" },
    offers,
    awaited,
    may: [],
    told: [],
  };
}
