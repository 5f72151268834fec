/** What the table helps me with: asked anew whenever something was told, and shown until the next answer is there. */

import { RACK } from "../constants.generated";
import type { Spot } from "../tiles/tiles";
import type { Aid, Dial, Proof } from "../types";

export class TableAid {
  aid: Aid | null = $state.raw(null);
  private asked = 0;
  private rack = 0;

  constructor(private readonly ask: () => Promise<Aid | null>) {}

  /**
   * For an effect that runs before anything is drawn: asks where the dial lets it, and forgets what came too late. What
   * is known of a rack goes with it, `rack` being how often mine was refilled: better no help than that of the old one.
   */
  follow(dial: Dial, rack: number): void {
    const turn = ++this.asked;
    if (!helps(dial) || rack !== this.rack) this.aid = null;
    this.rack = rack;
    if (!helps(dial)) return;
    void this.ask().then(
      (aid) => {
        if (turn === this.asked) this.aid = aid;
      },
      () => undefined,
    );
  }
}

export function helps(dial: Dial): boolean {
  return dial === "seen" || dial === "possible" || dial === "odds";
}

/** What is printed on a place of the diagrams by the table, not by me. */
export interface Print {
  /** I see that tile somewhere, or what was said rules it out. */
  readonly crossed: "seen" | "impossible" | null;
  readonly sure: boolean;
  /** In thousandths. */
  readonly odds: number | null;
  readonly proof: Proof | null;
}

const NOTHING: Print = { crossed: null, sure: false, odds: null, proof: null };

/** Copies of a kind cannot be told apart: those that are in sight are crossed from the last one on. */
export function printed({ tile, nth, of }: Spot, aid: Aid | null): Print {
  if (!aid) return NOTHING;
  const copies = (these: Aid["seen"]) => these.find((one) => one.tile === tile)?.copies;
  const seen = nth > of - (copies(aid.seen) ?? 0);
  const most = copies(aid.most) ?? of;
  // No rack has more of a kind than it has tiles: that there could be one more is nothing to be told.
  const impossible = nth > most && most < Math.min(of, RACK);
  return {
    crossed: seen ? "seen" : impossible ? "impossible" : null,
    sure: nth <= (copies(aid.least) ?? 0),
    odds: aid.tiles.find((one) => one.tile === tile && one.copies === nth)?.odds ?? null,
    proof: impossible && !seen ? (aid.proofs.find((one) => one.tile === tile && nth >= one.copies) ?? null) : null,
  };
}
