/** The six stored moments that are the pictures of a game's rules, fetched when they are wanted. */

import type { Moment, Stored } from "../../exhibits/moment";

const FILES = import.meta.glob<readonly Stored<{ readonly type: string }, unknown>[]>("./*.generated.json", {
  import: "default",
});

export async function picturesOf(game: string): Promise<readonly Moment[]> {
  const stored = (await FILES[`./${game}.generated.json`]?.()) ?? [];
  return stored.map((moment) => ({ ...moment, game }));
}
