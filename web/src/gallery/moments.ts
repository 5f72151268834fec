/** The moments of the gallery, as `python -m tests.gallery` writes them. */

import type { Moment, Stored } from "../exhibits/moment";

export type { Moment };

const FILES = import.meta.glob<readonly Stored<{ readonly type: string }, unknown>[]>("./*.generated.json", {
  import: "default",
  eager: true,
});

export const MOMENTS: readonly Moment[] = Object.entries(FILES).flatMap(([path, stored]) => {
  const game = path.replace(/^\.\/|\.generated\.json$/g, "");
  return stored.map((moment) => ({ ...moment, game }));
});

export function momentsOf<View, Fact>(game: string): readonly Moment<View, Fact>[] {
  return MOMENTS.filter((moment) => moment.game === game) as unknown as readonly Moment<View, Fact>[];
}
