/** Time that goes by, whatever is done to the clock of the device. */

/** A moment on this device: by the count that only goes on, and by the clock, which people and networks set. */
export interface Instant {
  readonly steady: number;
  readonly clock: number;
}

export function now(): Instant {
  return { steady: performance.now(), clock: Date.now() };
}

/** Milliseconds since then. The steady count may rest while the device sleeps; the clock may be set back. */
export function elapsedSince(then: Instant): number {
  return Math.max(performance.now() - then.steady, Date.now() - then.clock);
}
