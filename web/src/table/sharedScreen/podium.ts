/** Who stands where at the end. */

const STEPS = 3;
/** The first in the middle, the second at their left hand, the third at their right: as seen from the room. */
const ORDER = [1, 0, 2];

export interface Podium {
  /** The first three, from the first on, each with their place from left to right. */
  readonly steps: readonly { readonly seat: number; readonly order: number }[];
  readonly others: readonly number[];
}

export function podiumOf(places: readonly number[]): Podium {
  const seats = places.map((_, seat) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const steps = seats.slice(0, STEPS).map((seat, nth) => ({ seat, order: ORDER[nth] ?? nth }));
  return { steps, others: seats.slice(STEPS) };
}
