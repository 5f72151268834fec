/** The sights that this device has been sent, by seat; what was missed is asked for as a whole. */

import type { Update, Whole } from "../../wire/generated";
import type { Sight } from "../../wire/perspective";
import { updated, whole } from "../../wire/perspective";

/** The public sight, that of a screen or a spectator. */
export const PUBLIC = -1;

export class Sights {
  private known: Readonly<Record<number, Sight>> = $state.raw({});
  /** Seats of which something was missed, until the whole is here. */
  private missed = new Set<number>();

  of(seat: number | null): Sight | null {
    return this.known[seat ?? PUBLIC] ?? null;
  }

  take(message: Whole): void {
    const seat = message.seat ?? PUBLIC;
    this.missed.delete(seat);
    this.known = { ...this.known, [seat]: whole(message) };
  }

  /**
   * Whether it is news. `missed` means that something before it never came, which should never be: the whole must be
   * asked for, and what was seen last stays on the table meanwhile.
   */
  update(message: Update): "news" | "known" | "missed" {
    const seat = message.seat ?? PUBLIC;
    const before = this.known[seat];
    if (this.missed.has(seat) || (before && message.number <= before.number)) return "known";
    if (before && message.number === before.number + 1) {
      this.known = { ...this.known, [seat]: updated(before, message) };
      return "news";
    }
    this.missed.add(seat);
    return "missed";
  }

  /** From where on the server need tell, for an `open`. */
  since(seat: number | null): { epoch: string; number: number } | null {
    const sight = seat === null || this.missed.has(seat) ? undefined : this.known[seat];
    return sight ? { epoch: sight.epoch, number: sight.number } : null;
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
