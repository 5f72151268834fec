/** Reward cards where they lie: one that is taken leaves its place empty, and no other moves under the finger. */

import { untrack } from "svelte";

import type { Reward } from "../types";

export class FixedPlaces {
  places: readonly (Reward | null)[] = $state.raw([]);

  /** For an effect that runs before anything is drawn. */
  lay(cards: readonly Reward[]): void {
    untrack(() => {
      const rest = [...cards];
      const kept = this.places.map((card) => {
        const at = card === null ? -1 : rest.indexOf(card);
        return at < 0 ? null : (rest.splice(at, 1)[0] ?? null);
      });
      const places = kept.map((card) => card ?? rest.shift() ?? null);
      this.places = [...places, ...rest];
    });
  }
}
