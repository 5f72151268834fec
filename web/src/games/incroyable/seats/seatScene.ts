/** What one seat has to do with what is shown: what it holds up, and whether it has a part in it. */

import type { Incroyable } from "../../../wire/generated";
import { sceneOf } from "../cloth/clothScene";
import { laneOf } from "../lane/lane";
import { riskOf } from "../risk/riskScene";
import type { Step, Told, View } from "../types";

interface Props {
  readonly view: View;
  readonly told: Told;
  readonly step: Step | null;
}

export type Held =
  | { readonly kind: "estimate"; readonly number: number; readonly fallen: boolean }
  | { readonly kind: "sign"; readonly sign: Incroyable.Sign };

/** A paddle with an estimate, or with a + or −, once they are shown; else nothing. */
export function heldBy({ view, told, step }: Props, seat: number): Held | null {
  const sign = riskOf(view, told, step)?.signs.find((one) => one.seat === seat)?.sign;
  if (sign) return { kind: "sign", sign };
  const scene = sceneOf(view, told, step);
  if (scene.kind !== "lane") return null;
  const rung = laneOf(scene.view, told, step).rungs.find((one) => one.seat === seat);
  if (!rung?.open) return null;
  return { kind: "estimate", number: rung.number, fallen: rung.fallen };
}

/** In the water, while others still choose. */
export function isOut({ view, told, step }: Props, seat: number): boolean {
  const risk = riskOf(view, told, step);
  return !!risk && seat !== risk.questioner && !risk.standing.includes(seat);
}

/** Whoever cried « Incroyable ! », or whom it was about: the answer says which of them was right. */
export function wasRight({ view, told, step }: Props, seat: number): boolean {
  const scene = sceneOf(view, told, step);
  if (scene.kind !== "lane") return false;
  const { cry, right } = laneOf(scene.view, told, step);
  return !!cry && right !== null && seat === (right ? cry.seat : cry.target);
}

export function winnerIn({ view, told, step }: Props): number | null {
  const scene = sceneOf(view, told, step);
  return scene.kind === "won" ? (scene.seats[0] ?? null) : null;
}
