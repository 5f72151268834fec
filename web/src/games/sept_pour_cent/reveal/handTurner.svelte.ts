/** Hands that turn over one by one. */

import { prefersReducedMotion } from "svelte/motion";

import { HAND } from "../beats/beatPlayer.svelte";

export class HandTurner {
  /** How many hands lie open. */
  open = $state(0);

  /** For an effect: turns all of them over, in time or at once, and stops with what it returns. */
  run(hands: number, live: boolean): () => void {
    if (!live || prefersReducedMotion.current) {
      this.open = hands;
      return () => {};
    }
    this.open = 0;
    const timers = Array.from({ length: hands }, (_, at) => setTimeout(() => (this.open = at + 1), (at + 1) * HAND));
    return () => timers.forEach(clearTimeout);
  }
}
