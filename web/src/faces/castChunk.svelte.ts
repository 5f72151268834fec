/** The cast weighs more than a board's first decision can wait for: it comes by itself, once the first face has its place. */

import { afterPaint } from "../device/afterPaint";
import type * as Drawings from "./drawings";

class CastChunk {
  /** Draws any face and any reaction, once it is here. */
  here: typeof Drawings | null = $state.raw(null);
  private asked = false;

  /** Where it does not come, places are held by marks until the next face asks for it. */
  async fetch(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    await new Promise<void>((painted) => afterPaint(painted));
    try {
      this.here = await import("./drawings");
    } catch {
      this.asked = false;
    }
  }
}

export const castChunk = new CastChunk();
