/** The server's clock, by our steady count: whoever sets the clock of this device changes nothing. */
export class ServerClock {
  /** Milliseconds by which it is ahead of that count. */
  private ahead = 0;

  /** It is that late there, now. */
  set(now: number): void {
    this.ahead = now - performance.now();
  }

  /** Milliseconds until a moment of it. */
  until(time: number): number {
    return time - (performance.now() + this.ahead);
  }
}
