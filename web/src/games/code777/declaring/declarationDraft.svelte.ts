/** The declaration that is being made: three numbers, none of them there until it is chosen. */

import type { Offers, Span } from "../../../wire/generated";
import { spanOf } from "../readOffers";
import type { Triple } from "../types";

export const FIELDS = ["first", "second", "third"] as const;

export class DeclarationDraft {
  numbers: (number | null)[] = $state([null, null, null]);
  /** All three, once they are there. */
  readonly whole: Triple | null = $derived.by(() => {
    const [first, second, third] = this.numbers;
    return first && second && third ? [first, second, third] : null;
  });
  /** For each of them, what it can be; none while nothing can be declared. */
  readonly spans: readonly (Span | null)[] = $derived.by(() => {
    const offers = this.offers();
    return FIELDS.map((field) => spanOf(offers, "declare", field));
  });

  constructor(private readonly offers: () => Offers) {}

  set(at: number, number: number | null): void {
    this.numbers[at] = number;
  }

  /** A wheel turns on and on. */
  turn(at: number, step: 1 | -1): void {
    const now = this.numbers[at] ?? null;
    const span = this.spans[at];
    if (!span) return;
    const { low, high } = span;
    const count = high - low + 1;
    if (now === null) this.set(at, step > 0 ? low : high);
    else this.set(at, ((now - low + step + count) % count) + low);
  }

  clear(): void {
    this.numbers = [null, null, null];
  }
}
