/** The perspectives that this device has been sent, by seat; after a missed patch a snapshot is asked for. */

import type { Patch, Snapshot } from "../../wire/generated";
import type { Perspective } from "../../wire/perspective";
import { patched, perspectiveOf } from "../../wire/perspective";

/** The public perspective, that of a screen or a spectator. */
export const PUBLIC = -1;

export class Perspectives {
  private known: Readonly<Record<number, Perspective>> = $state.raw({});
  /** Seats of which something was missed, until a snapshot is here. */
  private missed = new Set<number>();

  of(seat: number | null): Perspective | null {
    return this.known[seat ?? PUBLIC] ?? null;
  }

  take(message: Snapshot): void {
    const seat = message.seat ?? PUBLIC;
    this.missed.delete(seat);
    this.known = { ...this.known, [seat]: perspectiveOf(message) };
  }

  /**
   * Whether it is news. `missed` means that something before it never came, or that it does not fit, which should never
   * be: a snapshot must be asked for, and what was seen last stays on the table meanwhile.
   */
  patch(message: Patch): "news" | "known" | "missed" {
    const seat = message.seat ?? PUBLIC;
    const before = this.known[seat];
    if (this.missed.has(seat) || (before && message.number <= before.number)) return "known";
    const after = before && message.number === before.number + 1 ? patched(before, message) : null;
    if (after) {
      this.known = { ...this.known, [seat]: after };
      return "news";
    }
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
    this.known = Object.fromEntries(Object.entries(this.known).filter(([one]) => Number(one) !== seat));
  }

  forgetAll(): void {
    this.missed.clear();
    this.known = {};
  }
}
