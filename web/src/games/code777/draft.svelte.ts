/** The declaration that is being made: three numbers, none of them there until it is chosen. */

import type { Triple } from "./types";

export const LOW = 1;
export const HIGH = 7;

export class Draft {
  numbers: (number | null)[] = $state([null, null, null]);
  /** All three, once they are there. */
  readonly whole: Triple | null = $derived.by(() => {
    const [first, second, third] = this.numbers;
    return first && second && third ? [first, second, third] : null;
  });

  set(at: number, number: number | null): void {
    this.numbers[at] = number;
  }

  /** A wheel turns on and on. */
  turn(at: number, step: 1 | -1): void {
    const now = this.numbers[at] ?? null;
    if (now === null) this.set(at, step > 0 ? LOW : HIGH);
    else this.set(at, ((now - LOW + step + HIGH) % HIGH) + LOW);
  }

  clear(): void {
    this.numbers = [null, null, null];
  }
}
