/** What is asked over plain HTTP: the games there are, where others find them, and a new table. */

import { storeTokens } from "../device/storage";
import type { GameCard, LayTable, Stop, TableLaid } from "./generated";

/** Conflict: the rules say no. */
const REFUSED = 409;

let cards: Promise<readonly GameCard[]> | null = null;

/** Every game of this server; asked once, and again after a failure. */
export function games(): Promise<readonly GameCard[]> {
  cards ??= fetched<readonly GameCard[]>("/api/games").catch((error: unknown) => {
    cards = null;
    throw error;
  });
  return cards;
}

export interface PublicBase {
  readonly base: string;
  readonly only_here: boolean;
  readonly no_network: boolean;
}

/** Where others find this server, as a link starts; or that nobody does but this machine, and whether for lack of a network. */
export function publicBase(): Promise<PublicBase> {
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

/** Where a guided first round stands after this; or why the rules say no to the last of it. */
export async function firstRound(game: string, done: readonly unknown[]): Promise<Stop | { readonly refused: string }> {
  const path = `/api/games/${encodeURIComponent(game)}/first-round`;
  const answer = await fetch(path, { method: "POST", body: JSON.stringify(done) });
  if (answer.status === REFUSED) return { refused: ((await answer.json()) as { error: string }).error };
  if (!answer.ok) throw new Unanswered(path, answer.status);
  return (await answer.json()) as Stop;
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
