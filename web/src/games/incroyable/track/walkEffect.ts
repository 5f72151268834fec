/** What a square does to the pawn that walks: the bonus carries it on, a black one sends it back. */

import type { SquareEffect } from "../../../board/track/square";
import { walkingIn } from "../../../board/track/walk";
import { SQUARES } from "../constants.generated";
import type { Incroyable } from "../../../wire/generated";
import type { Step } from "../types";

/** It acts while the pawn still stands there. */
export function walkEffect(board: Incroyable.BoardName, step: Step | null): SquareEffect | null {
  const walking = walkingIn(step);
  if (!walking || step?.fact.type !== "walked") return null;
  const { steps, bonus, back } = step.fact;
  const own = steps + bonus;
  if (back && walking.gone >= own) return { square: walking.from + own, tag: `−${back}`, bad: true };
  if (!bonus || walking.gone < steps) return null;
  return { square: SQUARES[board].indexOf("bonus"), tag: `+${bonus}`, bad: false };
}
