/** Cards for a table, over plain HTTP. By itself, as only the host of a game with cards has a use for it. */

import type { PackKept } from "./generated";

/** Too much at once, from here or from all together. */
const PASSING: readonly number[] = [429, 503];

/** The server does not take a pack. */
export class PackRefused extends Error {
  constructor(
    /** What it says of it, in English. */
    readonly reason: string,
    /** Whether there is nothing wrong with the file itself, and it may be taken a little later. */
    readonly passing: boolean,
  ) {
    super(reason);
  }
}

/** A pack of cards for a table, in the name of its host. */
export async function givePack(code: string, token: string, file: Blob): Promise<PackKept> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(code)}/packs`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: file,
  });
  if (answer.ok) return (await answer.json()) as PackKept;
  const said: unknown = await answer.json().catch(() => null);
  const reason = said && typeof said === "object" && "error" in said ? String(said.error) : `status ${answer.status}`;
  throw new PackRefused(reason, PASSING.includes(answer.status));
}
