/** The announcement that is being made: a number and a family, within what is offered. */
import { values } from "../../../board/offers";

import type { Offer, SeptPourCent } from "../../../wire/generated";
import type { Family } from "../types";
import type { Drafted } from "./keptDraft";

export class AnnouncementDraft {
  private chosen: { number: number; family: Family | null } = $state({ number: 0, family: null });
  readonly numbers: number[] = $derived.by(() => values(this.offer(), "number") as number[]);
  readonly families: Family[] = $derived.by(() => values(this.offer(), "family") as Family[]);
  readonly family: Family | null = $derived.by(() => {
    const { family } = this.chosen;
    return family && this.families.includes(family) ? family : this.best();
  });
  readonly low = $derived.by(() => this.numbers[0] ?? 0);
  readonly high = $derived.by(() => this.numbers.at(-1) ?? 0);
  /** Until one is chosen, the lowest; who opens begins with what lies in hand. */
  readonly number = $derived.by(() => this.within(this.chosen.number || (this.opens() ? this.held(this.family) : 0)));

  constructor(
    private readonly offer: () => Offer | undefined,
    private readonly own: () => readonly SeptPourCent.Card[],
    /** Nothing to go beyond yet. */
    private readonly opens: () => boolean,
    /** As it was when the page was left. */
    begun: Drafted | null = null,
    /** It has changed. */
    private readonly keep: (draft: Drafted) => void = () => undefined,
  ) {
    if (begun) this.chosen = { ...begun };
  }

  choose(family: Family): void {
    this.chosen.family = family;
    this.remember();
  }

  set(number: number): void {
    this.chosen.number = this.within(number);
    this.remember();
  }

  add(step: number): void {
    this.set(this.number + step);
  }

  private remember(): void {
    if (this.family) this.keep({ number: this.number, family: this.family });
  }

  /** Where I hold most. */
  private best(): Family | null {
    return [...this.families].sort((a, b) => this.held(b) - this.held(a))[0] ?? null;
  }

  private held(family: Family | null): number {
    return sums(this.own()).find(([of]) => of === family)?.[1] ?? 0;
  }

  private within(number: number): number {
    return Math.min(Math.max(number, this.low), this.high);
  }
}

/** A hand by family, highest first. */
export function sums(hand: readonly SeptPourCent.Card[]): [Family, number][] {
  const found = new Map<Family, number>();
  for (const [family, value] of hand) found.set(family, (found.get(family) ?? 0) + value);
  return [...found].sort((a, b) => b[1] - a[1]);
}
