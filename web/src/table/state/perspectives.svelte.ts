/** The perspectives that this device has been sent, by seat; after a missed patch a snapshot is asked for. */

import type { Reply } from "../../wire/connection";
import type { Patch, Snapshot } from "../../wire/generated";
import type { Perspective, ToldFact } from "../../wire/perspective";
import { patched, perspectiveOf } from "../../wire/perspective";

/** The public perspective, that of a screen or a spectator. */
export const PUBLIC = -1;

/** Milliseconds, after so much was asked for that the server wants a rest. */
const AGAIN = 3_000;

export class Perspectives {
  private known: Readonly<Record<number, Perspective>> = $state.raw({});
  /** Seats of which something was missed, until a snapshot is here. */
  private missed = new Set<number>();
  /** Of games so long that a snapshot has only the last of what was told: until the rest is here. */
  private begun = new Map<number, { perspective: Perspective; earlier: number }>();

  of(seat: number | null): Perspective | null {
    return this.known[seat ?? PUBLIC] ?? null;
  }

  /** Whether it can be seen now; otherwise what was told before is to be recalled first. */
  take(message: Snapshot): boolean {
    const seat = message.seat ?? PUBLIC;
    this.missed.delete(seat);
    if (message.earlier) {
      this.begun.set(seat, { perspective: perspectiveOf(message), earlier: message.earlier });
      return false;
    }
    this.begun.delete(seat);
    this.known = { ...this.known, [seat]: perspectiveOf(message) };
    return true;
  }

  /** What was told before a snapshot, part by part: with the first fact of the game it is whole, and seen. */
  async recall(
    { seat: of, epoch }: Snapshot,
    ask: (part: { epoch: string; before: number }) => Promise<Reply>,
  ): Promise<void> {
    const seat = of ?? PUBLIC;
    for (let begun; (begun = this.begun.get(seat)) && begun.perspective.epoch === epoch;) {
      const reply = await ask({ epoch, before: begun.earlier });
      const tooFast = reply.type === "request_refused" && reply.why === "too_fast";
      if (tooFast) await new Promise((resolve) => setTimeout(resolve, AGAIN));
      if (this.begun.get(seat) !== begun) return; // something else is on the table
      if (tooFast) continue;
      if (reply.type !== "recalled") return; // or comes
      begun.earlier = reply.earlier;
      const told = [...(reply.told as ToldFact[]), ...begun.perspective.told];
      begun.perspective = { ...begun.perspective, told, whole: true };
      if (reply.earlier) continue;
      this.begun.delete(seat);
      this.known = { ...this.known, [seat]: begun.perspective };
    }
  }

  /**
   * Whether it is news. `missed` means that something before it never came, or that it does not fit, which should never
   * be: a snapshot must be asked for, and what was seen last stays on the table meanwhile.
   */
  patch(message: Patch): "news" | "known" | "missed" {
    const seat = message.seat ?? PUBLIC;
    const begun = this.begun.get(seat);
    const before = begun?.perspective ?? this.known[seat];
    if (this.missed.has(seat) || (before && message.number <= before.number)) return "known";
    const after = before && message.number === before.number + 1 ? patched(before, message) : null;
    if (after && begun) {
      begun.perspective = after;
      return "known";
    }
    if (after) {
      this.known = { ...this.known, [seat]: after };
      return "news";
    }
    this.begun.delete(seat);
    this.missed.add(seat);
    return "missed";
  }

  /** From where on the server need tell, for an `open`. */
  since(seat: number | null): { epoch: string; number: number } | null {
    const perspective = seat === null || this.missed.has(seat) ? undefined : this.known[seat];
    return perspective ? { epoch: perspective.epoch, number: perspective.number } : null;
  }

  forget(seat: number): void {
    this.missed.delete(seat);
    this.begun.delete(seat);
    this.known = Object.fromEntries(Object.entries(this.known).filter(([one]) => Number(one) !== seat));
  }

  forgetAll(): void {
    this.missed.clear();
    this.begun.clear();
    this.known = {};
  }
}
