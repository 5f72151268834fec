/** What a board is told of a moment that no table is behind: nothing of it ever changes but what is written. */

import type { BoardContext, ShownOn, UnsettledAction } from "../board/boardContext";
import { FACES, type Keeping } from "../wire/generated";
import type { Company, Words } from "../words/words";
import type { Moment } from "./moment";

export class MomentBoard implements BoardContext {
  readonly company: Company;
  readonly faces: readonly string[];
  readonly bubbles = {};
  readonly away: readonly boolean[];
  readonly bots: readonly boolean[];
  readonly awaited: readonly number[];
  readonly may: readonly number[];
  readonly shownOn: ShownOn;
  readonly gameId = "gallery";
  readonly options: Readonly<Record<string, number | string>>;
  readonly cardLanguage = "fr";
  readonly readsFacts = false;
  note = $state("");
  kept = $state("");
  /** All but whoever looks have agreed. */
  keeping: Keeping | null = $state.raw(null);
  unsettled: readonly UnsettledAction[] = $state.raw([]);
  /** How often this device was shaken. */
  buzzes = $state(0);

  constructor(
    private readonly moment: Moment,
    readonly words: Words,
    private readonly show: { readonly on: () => boolean; readonly skip: () => void },
    /** A seat whose device is not there, if any. */
    absent: number | null = 3,
  ) {
    const { names, me } = moment;
    this.company = { names, me };
    this.faces = names.map((_, seat) => FACES[(seat * 5) % FACES.length] ?? "");
    this.away = names.map((_, seat) => seat === absent);
    this.bots = names.map((_, seat) => seat === 1);
    this.awaited = moment.awaited;
    this.may = moment.may;
    this.shownOn = moment.shown_on;
    this.options = moment.options ?? {};
    this.note = moment.note ?? "";
    this.kept = moment.kept ?? "";
    const asked = names.map((_, seat) => seat).filter((seat) => !this.bots[seat]);
    if (moment.result) this.keeping = { asked, allowed: asked.filter((seat) => seat !== me), left: false };
  }

  get showing(): boolean {
    return this.show.on();
  }

  skip(): void {
    this.show.skip();
  }

  writeNote(text: string): void {
    this.note = text;
  }

  keep(text: string): void {
    this.kept = text;
  }

  cover(): void {
    // There is nothing beside it.
  }

  queue(action: unknown): void {
    this.unsettled = [...this.unsettled, { id: String(this.unsettled.length), action }];
  }

  /** It stands still. */
  get latest(): unknown {
    return this.moment.view;
  }

  allowKeeping(): void {
    const { me } = this.company;
    if (this.keeping && me !== null) this.keeping = { ...this.keeping, allowed: [...this.keeping.allowed, me] };
  }

  aid<Aid>(): Promise<Aid | null> {
    return Promise.resolve((this.moment.aid ?? null) as Aid | null);
  }

  buzz(): void {
    this.buzzes += 1;
  }
}
