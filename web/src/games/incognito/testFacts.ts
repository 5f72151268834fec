/** For tests: moments of the gallery by name. */

import { type Moment, momentsOf } from "../../gallery/moments";
import type { Fact, Step, View } from "./types";

export const MOMENTS = momentsOf<View, Fact>("incognito");

export function momentCalled(name: string): Moment<View, Fact> {
  const found = MOMENTS.find((one) => one.name === name);
  if (!found) throw new Error(`no moment ${name}`);
  return found;
}

/** What is being shown in this moment, as far as that. */
export function shownIn({ told }: Moment<View, Fact>, count: number, landed = false): Step {
  const fact = told.at(-1);
  if (!fact) throw new Error("nothing was told");
  return { fact, at: told.length - 1, count, landed };
}
