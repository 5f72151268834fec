/** The declaration that is being made: three numbers, none of them there until it is chosen. */

import { offersOf, values } from "../../../board/offers";
import type { Offers } from "../../../wire/generated";
import type { Triple } from "../types";

export const FIELDS = ["first", "second", "third"] as const;

export class DeclarationDraft {
  numbers: (number | null)[] = $state([null, null, null]);
  /** All three, once they are there. */
  readonly whole: Triple | null = $derived.by(() => {
    const [first, second, third] = this.numbers;
    return first && second && third ? [first, second, third] : null;
  });
  /** For each of them, all that it can be; nothing while nothing can be declared. */
  readonly choices: readonly (readonly number[])[] = $derived.by(() => {
    const [offer] = offersOf(this.offers(), "declare");
    return FIELDS.map((field) => values(offer, field) as readonly number[]);
  });

  constructor(private readonly offers: () => Offers) {}

  set(at: number, number: number | null): void {
    this.numbers[at] = number;
  }

  /** A wheel turns on and on. */
  turn(at: number, step: 1 | -1): void {
    const choices = this.choices[at] ?? [];
    if (!choices.length) return;
    const now = this.numbers[at] ?? null;
    const first = step > 0 ? 0 : -1;
    const next = now === null ? first : (choices.indexOf(now) + step) % choices.length;
    this.set(at, choices.at(next) ?? null);
  }

  clear(): void {
    this.numbers = [null, null, null];
  }
}
