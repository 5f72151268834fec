/** Who stands where at the end. */

import type { Result } from "../../../wire/generated";
import { isPlaced } from "../details/endStory";

const STEPS = 3;
/** The first in the middle, the second at their left hand, the third at their right: as seen from the room. */
const ORDER = [1, 0, 2];

export interface Podium {
  /** Those who have a place, three of them at most, from the first on, each with where they stand from left to right. */
  readonly steps: readonly { readonly seat: number; readonly order: number }[];
  readonly others: readonly number[];
}

export function podiumOf(result: Pick<Result, "places" | "scores">): Podium {
  const { places } = result;
  const seats = places.map((_, seat) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const placed = seats.filter((seat) => isPlaced(result, seat)).slice(0, STEPS);
  const steps = placed.map((seat, nth) => ({ seat, order: ORDER[nth] ?? nth }));
  return { steps, others: seats.filter((seat) => !placed.includes(seat)) };
}
