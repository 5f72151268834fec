/** Cards for a table, over plain HTTP. By itself, as only the host of a game with cards has a use for it. */

import type { CardFault, PackFaults, PackKept } from "./generated";

/** Too much at once, from here or from all together. */
const PASSING: readonly number[] = [429, 503];

/** The server does not take a pack. */
export class PackRefused extends Error {
  constructor(
    /** What is wrong with the cards, in the language of the page; none where it is not the file that is at fault. */
    readonly faults: readonly CardFault[],
    /** Whether there is nothing wrong with the file itself, and it may be taken a little later. */
    readonly passing: boolean,
  ) {
    super("the server does not take a pack");
  }
}

/** A pack of cards for a table, in the name of its host: a built file or a table. Faults are told in this language. */
export async function givePack(code: string, token: string, file: File, language: string): Promise<PackKept> {
  const about = new URLSearchParams({ file: file.name, language });
  const answer = await fetch(`/api/tables/${encodeURIComponent(code)}/packs?${about}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: file,
  });
  if (answer.ok) return (await answer.json()) as PackKept;
  const said = (await answer.json().catch(() => null)) as Partial<PackFaults> | null;
  throw new PackRefused(said?.faults ?? [], PASSING.includes(answer.status));
}

/** A table to begin with. */
export const samplePath = (game: string): string => `/api/games/${encodeURIComponent(game)}/sample.csv`;
