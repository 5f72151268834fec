/** The moments of the gallery, as `python -m tests.gallery` writes them. */

import type { ShownOn } from "../board/boardContext";
import type { Offers, Result } from "../wire/generated";

interface Stored<View, Fact> {
  readonly name: string;
  readonly shown_on: ShownOn;
  readonly names: readonly string[];
  readonly me: number | null;
  readonly view: View;
  readonly offers: Offers;
  readonly awaited: readonly number[];
  readonly may: readonly number[];
  readonly told: readonly Fact[];
  /** It is being shown: the last fact. */
  readonly showing?: boolean;
  /** Of a game that is over. */
  readonly result?: Result;
  readonly options?: Readonly<Record<string, number | string>>;
  readonly note?: string;
  /** What the table would help this seat with. */
  readonly aid?: unknown;
}

export interface Moment<View = { readonly type: string }, Fact = unknown> extends Stored<View, Fact> {
  readonly game: string;
}

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
