/**
 * Actions in a row: sent one after the other without waiting for each answer, as somebody draws, and never out of order.
 *
 * What the table has not answered is sent again with the same ids, from the first on, after a lost connection as after
 * one that came too fast. This tab keeps it too, so that a reload loses nothing; but nothing of a person whose seat is
 * not shown: theirs is only in memory, until it is sent.
 */

import { freshId } from "../../../device/random";
import type { Instant } from "../../../device/stopwatch";
import { elapsedSince, now } from "../../../device/stopwatch";
import { storeInTab, storedInTab } from "../../../device/storage";
import type { Reply, RequestBody } from "../../../wire/connection";
import { ACTIONS_A_SECOND, ACTIONS_AT_ONCE, LARGEST_REQUEST } from "../../../wire/generated";

/** As many are on their way at most: a server lets that many in at once, and knows them if they come again. */
const WINDOW = 16;
/** Milliseconds to each on the long run, and how many at once: less than is allowed, as other things are asked, too. */
const PACE = 1_500 / ACTIONS_A_SECOND;
const AT_ONCE = ACTIONS_AT_ONCE / 3;
/** Milliseconds until the next try, by how often in a row it was too fast. */
const SLOWER = [1_000, 2_000, 4_000, 8_000];
/** Milliseconds that one which was played waits to be seen. */
const SEEN = 1_500;

export interface Queued {
  readonly id: string;
  readonly person: number;
  readonly decision: number;
  readonly action: unknown;
  readonly number: number;
  /** On its way. */
  out: boolean;
  /** Played, and about to be seen. */
  played: boolean;
}

interface Stored {
  readonly person: number;
  readonly game: string;
  readonly row: string;
  readonly next: number;
  readonly items: readonly Pick<Queued, "id" | "decision" | "action" | "number">[];
}

export class ActionQueue {
  /** Those of the person whose seat is shown that the view may not have yet, the first one first. */
  unsettled: readonly Queued[] = $state.raw([]);
  private items: Queued[] = [];
  private game = "";
  private row = freshId();
  private next = 0;
  /** Whose seat is shown, and whose items this tab keeps: after a reload these are there before the seat is. */
  private shown: number | null = null;
  private kept: number | null = null;
  private connected = false;
  /** Something came too fast: nothing is sent before all that is out has come back, and a while has passed. */
  private slow = false;
  private tooFast = 0;
  private left = AT_ONCE;
  private filled: Instant = now();
  private paced: ReturnType<typeof setTimeout> | undefined;
  private slowed: ReturnType<typeof setTimeout> | undefined;
  private waiting: (() => void)[] = [];

  constructor(
    private readonly code: string,
    /** Null where the connection was lost before the answer came. */
    private readonly send: (body: RequestBody, id: string) => Promise<Reply | null>,
    /** Told why something of the person who is shown was not done. */
    private readonly refuse: (why: string) => void,
  ) {
    this.load();
  }

  /** By the person whose seat is shown, as an answer to the offers of this number. */
  add(action: unknown, decision: number, game: string): void {
    if (this.shown === null) return;
    if (game !== this.game) this.forget();
    this.game = game;
    const item = { id: freshId(), person: this.shown, decision, action, number: this.next, out: false, played: false };
    const message = JSON.stringify({ ...this.body(item), id: item.id });
    if (new TextEncoder().encode(message).length > LARGEST_REQUEST) {
      this.refuse("too_long");
      return;
    }
    this.next += 1;
    this.items.push(item);
    this.changed();
    this.pump();
  }

  get busy(): boolean {
    return this.unanswered.length > 0;
  }

  /** Once nothing is left that was not answered. */
  drained(): Promise<void> {
    return new Promise((drained) => this.waiting.push(drained));
  }

  /** Whose seat is shown from now on. */
  show(person: number): void {
    this.shown = this.kept = person;
    this.changed();
  }

  /** The curtain has fallen: what was drawn is still sent, but nothing of it stays here. */
  hide(): void {
    this.shown = this.kept = null;
    this.changed();
  }

  /** Which game is on, if any, and who is on this device: what is not of them is of no use any more. */
  follow(game: string, people: readonly number[]): void {
    const theirs = this.items.some(({ person }) => !people.includes(person));
    if (this.items.length && (game !== this.game || theirs)) this.forget();
  }

  /** The connection is there, or is not. */
  connect(here: boolean): void {
    this.connected = here;
    this.slow = false; // of which a new connection knows nothing
    clearTimeout(this.slowed);
    this.pump();
  }

  /** What was played is in the view now. */
  saw(): void {
    if (!this.items.some(({ played }) => played)) return;
    this.items = this.items.filter(({ played }) => !played);
    this.changed();
  }

  close(): void {
    this.connect(false);
    clearTimeout(this.paced);
  }

  private get unanswered(): Queued[] {
    return this.items.filter(({ played }) => !played);
  }

  /** A row that begins anew owes nothing to what was dropped. */
  private forget(): void {
    this.items = [];
    this.row = freshId();
    this.next = this.tooFast = 0;
    this.changed();
  }

  /** In order: what is out always comes before what is not. */
  private pump(): void {
    clearTimeout(this.paced);
    if (!this.connected || this.slow) return;
    for (const item of this.unanswered.slice(0, WINDOW)) {
      if (item.out) continue;
      if (!this.mayNow()) {
        this.paced = setTimeout(() => this.pump(), PACE);
        return;
      }
      item.out = true;
      void this.send(this.body(item), item.id).then((reply) => this.answered(item, reply));
    }
  }

  private answered(item: Queued, reply: Reply | null): void {
    item.out = false;
    if (!this.items.includes(item) || reply === null) return;
    if (reply.type !== "request_refused") this.play(item);
    else if (reply.why !== "too_fast") this.takeBack(item, reply.why);
    else this.slow = true; // as is what came behind it: a server lets nothing get past it
    if (!this.slow) this.pump();
    else if (!this.items.some(({ out }) => out)) this.slowDown();
  }

  private play(item: Queued): void {
    this.tooFast = 0;
    item.played = true;
    setTimeout(() => this.settle(item), SEEN);
    this.changed();
  }

  private takeBack(item: Queued, why: string): void {
    this.settle(item);
    // A tab that was duplicated goes on with the same row: of the two, one is behind the other, and begins anew.
    if (why === "too_late" && !this.busy) this.forget();
    if (item.person === this.shown) this.refuse(why);
  }

  private slowDown(): void {
    const pause = SLOWER[Math.min(this.tooFast, SLOWER.length - 1)];
    this.tooFast += 1;
    this.slowed = setTimeout(() => {
      this.slow = false;
      this.pump();
    }, pause);
  }

  private settle(item: Queued): void {
    if (!this.items.includes(item)) return;
    this.items = this.items.filter((other) => other !== item);
    this.changed();
  }

  private mayNow(): boolean {
    this.left = Math.min(AT_ONCE, this.left + elapsedSince(this.filled) / PACE);
    this.filled = now();
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }

  private body({ person, decision, action, number }: Queued): RequestBody {
    return { type: "act", person, decision, action, place: { row: this.row, number } };
  }

  private changed(): void {
    this.unsettled = this.items.filter(({ person }) => person === this.shown);
    const { unanswered } = this;
    if (!unanswered.length) for (const drained of this.waiting.splice(0)) drained();
    const { kept: person, game, row, next } = this;
    const items = unanswered.filter((item) => item.person === person);
    storeInTab(this.key, items.length ? JSON.stringify({ person, game, row, next, items }) : null);
  }

  /** What this page, or an earlier one, wrote; whatever else stands there is nothing. */
  private load(): void {
    try {
      const stored: unknown = JSON.parse(storedInTab(this.key) ?? "null");
      if (!isStored(stored)) return;
      const { person, game, row, next, items } = stored;
      this.items = items.map((item) => ({ ...item, person, out: false, played: false }));
      Object.assign(this, { kept: person, game, row, next });
    } catch {
      // It is written over by what is drawn next.
    }
  }

  private get key(): string {
    return `row/${this.code}`;
  }
}

function isStored(thing: unknown): thing is Stored {
  const { person, game, row, next, items } = (thing ?? {}) as Partial<Record<keyof Stored, unknown>>;
  const whole =
    Number.isInteger(person) && Number.isInteger(next) && typeof game === "string" && typeof row === "string";
  return whole && Array.isArray(items) && items.every(isStoredItem);
}

function isStoredItem(thing: unknown): boolean {
  const { id, decision, number } = (thing ?? {}) as Partial<Record<keyof Queued, unknown>>;
  return typeof id === "string" && Number.isInteger(decision) && Number.isInteger(number);
}
