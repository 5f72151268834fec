/** For tests of a game's page: the moments of its gallery by name, and what is being shown in one. */

import type { Step } from "../board/show";
import { type Moment, momentsOf } from "../gallery/moments";

export function storedMoments<View, Fact>(game: string) {
  const MOMENTS = momentsOf<View, Fact>(game);

  function momentCalled(name: string): Moment<View, Fact> {
    const found = MOMENTS.find((one) => one.name === name);
    if (!found) throw new Error(`no moment ${name}`);
    return found;
  }

  /** As far as that. */
  function shownIn({ told }: Moment<View, Fact>, count: number, landed = false): Step<Fact> {
    const fact = told.at(-1);
    if (!fact) throw new Error("nothing was told");
    return { fact, at: told.length - 1, count, landed };
  }

  return { MOMENTS, momentCalled, shownIn };
}
