/** The cast weighs more than a board's first decision can wait for: it comes by itself, when the first face is wanted. */

import type * as Drawings from "./drawings";

class CastChunk {
  /** Draws any face and any reaction, once it is here. */
  here: typeof Drawings | null = $state.raw(null);
  private asked = false;

  /** Where it does not come, places are held by marks until the next face asks for it. */
  async fetch(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.here = await import("./drawings");
    } catch {
      this.asked = false;
    }
  }
}

export const castChunk = new CastChunk();
