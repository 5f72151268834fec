/** How long whoever is awaited still has: for the clock, and for the last one whom the rules count down for. */

import { untrack } from "svelte";

import type { TableScreen } from "../state/tableScreen.svelte";

/** Seconds, and part of the whole: a short time is not about to end from the beginning. */
const SOON = 10;
const PART = 1 / 3;

/** To be made while a component is: it goes with it. */
export class TurnTime {
  /** In seconds. */
  left = $state(0);
  /** As much as was left when this deadline was first seen here. */
  first = $state(0);
  readonly deadline: number | null = $derived.by(() => {
    const { limit_at, timer_at, paused, stage } = this.screen.publicTable ?? {};
    // While something is shown nobody's time runs.
    if (paused || stage !== "playing" || this.screen.showing) return null;
    const deadlines = [limit_at, timer_at].filter((one) => typeof one === "number");
    return deadlines.length ? Math.min(...deadlines) : null;
  });
  /** The rules count down for everybody, over and over: that is nothing to hurry anybody for. */
  readonly limited = $derived.by(() => this.deadline !== null && this.deadline === this.screen.publicTable?.limit_at);
  readonly whole = $derived.by(() => (this.limited && this.screen.publicTable?.limit) || this.first);
  readonly soon = $derived.by(() => this.left <= Math.min(SOON, this.whole * PART));
  /** The rules count down because all others are done. */
  readonly lastOne = $derived.by(
    () => this.deadline !== null && !this.limited && !!this.screen.publicTable?.timer_hurries,
  );

  constructor(private readonly screen: TableScreen) {
    $effect.pre(() => {
      const { deadline } = this;
      if (deadline === null) return;
      const look = (): void => {
        this.left = Math.max(0, Math.ceil(this.screen.table.clock.until(deadline) / 1000));
      };
      look();
      this.first = untrack(() => this.left);
      const timer = setInterval(look, 250);
      return () => clearInterval(timer);
    });
  }
}
