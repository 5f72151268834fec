/** What every turn of « Incroyable ! » brought. */

import type { Gains } from "../../../board/plots/courses";
import type { Told } from "../types";

export function gainsIn(told: Told): Gains {
  const turns: Record<number, number>[] = [];
  for (const fact of told) {
    if (fact.type === "asked" || fact.type === "risk_began" || !turns.length) turns.push({});
    const turn = turns.at(-1);
    if (fact.type !== "walked" || !turn) continue;
    turn[fact.seat] = (turn[fact.seat] ?? 0) + fact.steps + fact.bonus - fact.back;
  }
  return turns;
}
