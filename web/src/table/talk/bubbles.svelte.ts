/** What is being said at the faces around the table: one thing each, for a moment. */

import type { Bubble } from "../../board/bubble/bubble";

/** Milliseconds. */
const LASTS = 4_000;

export class Bubbles {
  bySeat: Readonly<Record<number, Bubble>> = $state.raw({});
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();
  private said = 0;

  show(seat: number, bubble: Omit<Bubble, "id">): void {
    clearTimeout(this.timers.get(seat));
    this.said += 1;
    this.bySeat = { ...this.bySeat, [seat]: { ...bubble, id: this.said } };
    this.timers.set(
      seat,
      setTimeout(() => this.burst(seat), LASTS),
    );
  }

  stop = (): void => this.timers.forEach(clearTimeout);

  private burst(seat: number): void {
    this.bySeat = Object.fromEntries(Object.entries(this.bySeat).filter(([one]) => Number(one) !== seat));
  }
}
