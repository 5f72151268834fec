/** The cast: everybody who can sit at a table. How they are made is said in figure.ts. */

import type { Figure } from "./figure";
import { CREATURES } from "./figures/creatures";
import { PEOPLE } from "./figures/people";
import { THINGS } from "./figures/things";
import { WOODS } from "./figures/woods";

export const CAST: Readonly<Record<string, Figure>> = { ...WOODS, ...CREATURES, ...PEOPLE, ...THINGS };

const EVERYBODY = Object.values(CAST);

/** Names come from other people's devices: one that nobody here has is somebody, by that number. */
export function figureOf(name: string, fallback: number): Figure {
  const known = Object.hasOwn(CAST, name) ? CAST[name] : undefined;
  return known ?? EVERYBODY[Math.abs(Math.trunc(fallback)) % EVERYBODY.length] ?? WOODS.fox;
}
