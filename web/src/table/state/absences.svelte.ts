/** Who reloads a page is away for a moment, which is no news: only an absence that lasts is one. */

import { untrack } from "svelte";

import type { PublicChair, PublicTable } from "../../wire/generated";

const LASTING = 4_000;

export class Absences {
  /** Changes when an absence has come to last. */
  private lasted = $state(0);
  private readonly lasting = new Set<number>();
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** What is public without absences that do not last yet. For an effect: it runs again when one does. */
  without(publicTable: PublicTable, first: boolean): PublicTable {
    for (const { person, away } of publicTable.chairs) {
      if (person === null) continue;
      if (!away) this.back(person);
      else if (first) this.lasts(person);
      else this.gone(person);
    }
    return { ...publicTable, chairs: publicTable.chairs.map((chair) => ({ ...chair, away: this.last(chair) })) };
  }

  /** Whether this one is away, and has been for a while. */
  last({ person, away }: PublicChair): boolean {
    return this.lasted > 0 && away && person !== null && this.lasting.has(person);
  }

  stop = (): void => this.timers.forEach(clearTimeout);

  private gone(person: number): void {
    if (this.lasting.has(person) || this.timers.has(person)) return;
    this.timers.set(
      person,
      setTimeout(() => this.lasts(person), LASTING),
    );
  }

  private lasts(person: number): void {
    this.timers.delete(person);
    this.lasting.add(person);
    this.lasted = untrack(() => this.lasted) + 1;
  }

  private back(person: number): void {
    clearTimeout(this.timers.get(person));
    this.timers.delete(person);
    this.lasting.delete(person);
  }
}
