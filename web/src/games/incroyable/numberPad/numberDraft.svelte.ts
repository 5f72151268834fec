/** The number that is being typed, within what is offered. */

import type { Offer, Span } from "../../../wire/generated";
import { faultOf, typed } from "./typing";

const NO_SPAN: Span = { type: "span", low: 0, high: 0, holes: [] };

export class NumberDraft {
  digits = $state("");
  readonly number = $derived(this.digits ? Number(this.digits) : null);
  readonly span: Span = $derived.by(() => {
    const domain = this.offer()?.fields[0]?.domain;
    return domain?.type === "span" ? domain : NO_SPAN;
  });
  readonly fault = $derived(faultOf(this.number, this.span));

  constructor(
    private readonly offer: () => Offer | undefined,
    /** As it was when the page was left. */
    begun: string,
    /** It has changed. */
    private readonly keep: (digits: string) => void,
  ) {
    this.digits = begun;
  }

  press(key: string): void {
    this.digits = typed(this.digits, key);
    this.keep(this.digits);
  }

  /** By arrows, to the next one that can be said. */
  add(step: number): void {
    const { low, high, holes } = this.span;
    let number = this.number === null ? low - Math.max(0, step) : this.number;
    do number += step;
    while (holes.includes(number));
    number = Math.min(Math.max(number, low), high);
    if (holes.includes(number)) return;
    this.digits = String(number);
    this.keep(this.digits);
  }
}
