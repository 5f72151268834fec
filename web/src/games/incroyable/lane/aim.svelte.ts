/** Whose estimate is being aimed at: the highest that may be doubted, until another one is chosen. */

import { offersOf, values } from "../../../board/offers";
import type { Offers } from "../../../wire/generated";

export class Aim {
  private chosen: { decision: number; seat: number } | null = $state.raw(null);
  readonly targets: readonly number[] = $derived.by(
    () => values(offersOf(this.offers(), "challenge")[0], "target") as number[],
  );
  readonly target: number | null = $derived.by(() => {
    const { chosen, targets } = this;
    if (chosen?.decision === this.offers().decision && targets.includes(chosen.seat)) return chosen.seat;
    const [highest] = [...targets].sort((a, b) => (this.estimates()[b] ?? 0) - (this.estimates()[a] ?? 0));
    return highest ?? null;
  });

  constructor(
    private readonly offers: () => Offers,
    /** By seat. */
    private readonly estimates: () => readonly number[],
  ) {}

  at(seat: number): void {
    this.chosen = { decision: this.offers().decision, seat };
  }
}
