/** The declaration that is being made: three numbers, none of them there until it is chosen. It outlives a reload, and no rack. */

import type { BoardContext } from "../../../board/boardContext";
import { offersOf, values } from "../../../board/offers";
import type { Offers } from "../../../wire/generated";
import type { Triple } from "../types";

export const FIELDS = ["first", "second", "third"] as const;

/** As the board keeps it: for which rack, and the numbers, 0 for one that is not there. */
const FORM = /^declare:(\d+):([0-7])([0-7])([0-7])$/;

export class DeclarationDraft {
  /** For each of them, all that it can be; nothing while nothing can be declared. */
  readonly choices: readonly (readonly number[])[] = $derived.by(() => {
    const [offer] = offersOf(this.offers(), "declare");
    return FIELDS.map((field) => values(offer, field) as readonly number[]);
  });

  /** `rack`: the how manieth it is that stands before me. */
  constructor(
    private readonly offers: () => Offers,
    private readonly rack: () => number,
    private readonly board: Pick<BoardContext, "kept" | "keep">,
  ) {}

  get numbers(): readonly (number | null)[] {
    const [, rack, ...numbers] = FORM.exec(this.board.kept) ?? [];
    return FIELDS.map((_, at) => (rack === String(this.rack()) && Number(numbers[at])) || null);
  }

  /** All three, once they are there. */
  get whole(): Triple | null {
    const [first, second, third] = this.numbers;
    return first && second && third ? [first, second, third] : null;
  }

  set(at: number, number: number | null): void {
    const numbers = this.numbers.map((other, place) => (place === at ? number : other) ?? 0);
    this.board.keep(`declare:${this.rack()}:${numbers.join("")}`);
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
}
