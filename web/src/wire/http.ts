/** What is asked over plain HTTP: the games there are, where others find them, and a new table. */

import { storeTokens } from "../device/storage";
import type { GameCard, LayTable, TableLaid } from "./generated";

let cards: Promise<readonly GameCard[]> | null = null;

/** Every game of this server; asked once, and again after a failure. */
export function games(): Promise<readonly GameCard[]> {
  cards ??= fetched<readonly GameCard[]>("/api/games").catch((error: unknown) => {
    cards = null;
    throw error;
  });
  return cards;
}

/** Where others find this server, as a link starts; or that nobody does but this machine. */
export function publicBase(): Promise<{ readonly base: string; readonly only_here: boolean }> {
  return fetched("/api/address");
}

/** A new table, whose host is this device. */
export async function lay(game: string): Promise<TableLaid> {
  const body: LayTable = { game };
  const laid = await fetched<TableLaid>("/api/tables", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  storeTokens(laid.code, { [laid.person]: laid.token });
  return laid;
}

/** Why an answer is none: its status, where one came. */
export class Unanswered extends Error {
  constructor(
    path: string,
    readonly status: number,
  ) {
    super(`${path}: ${status}`);
  }
}

async function fetched<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(path, init);
  if (!answer.ok) throw new Unanswered(path, answer.status);
  return (await answer.json()) as Answer;
}
