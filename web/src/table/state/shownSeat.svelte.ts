/** Whose seat this device shows now, one at a time, and whether it shows what is public. */

import { storeInTab, storedInTab } from "../../device/storage";
import type { Reply, RequestBody } from "../../wire/connection";
import type { Taken } from "../../wire/generated";
import type { Acting } from "./actions/acting.svelte";
import type { Notes } from "./notes.svelte";
import type { PassAround } from "./passAround.svelte";
import { PUBLIC, type Perspectives } from "./perspectives.svelte";

/** What it needs of the table. */
export interface Seating {
  readonly code: string;
  /** Whether this device is passed round. */
  readonly shared: boolean;
  readonly perspectives: Perspectives;
  readonly passAround: PassAround;
  readonly notes: Notes;
  readonly acting: Acting;
  seatOf(person: number): number | null;
  request(body: RequestBody): Promise<Reply>;
}

export class ShownSeat {
  /** The person whose seat is shown, if any. */
  person: number | null = $state(null);
  /** Whether the public perspective is shown. */
  watching = $state(false);
  /** Somebody of this device was opened elsewhere, moved or sent away. */
  taken: Taken | null = $state.raw(null);
  private opening: { person: number; take: boolean; reply: Promise<Reply> } | null = null;

  constructor(private readonly table: Seating) {}

  /** Who was shown in this tab before it was loaded again. */
  get before(): number | null {
    const stored = storedInTab(this.key);
    return stored === null ? null : Number(stored);
  }

  /** The public perspective is then no longer needed, but for a device that is passed round. */
  async open(person: number, take = true): Promise<Reply> {
    const { opening } = this;
    if (opening?.person === person && opening.take === take) return opening.reply;
    const reply = this.openOnce(person, take);
    this.opening = { person, take, reply };
    try {
      return await reply;
    } finally {
      if (this.opening?.reply === reply) this.opening = null;
    }
  }

  private async openOnce(person: number, take: boolean): Promise<Reply> {
    const { table } = this;
    const taken = table.passAround.take(person);
    if (this.person !== null && this.person !== person) await this.shut();
    const since = table.perspectives.since(table.seatOf(person));
    const reply = await table.request({ type: "open", person, since, take });
    taken(reply.type === "done");
    if (reply.type === "done") {
      this.person = person;
      this.taken = null;
      table.notes.show(person);
      table.acting.queue.show(person);
      storeInTab(this.key, String(person));
      if (this.watching && !table.shared) await this.unwatch();
    } else if (reply.type === "elsewhere") {
      this.taken = { type: "taken", person, why: "opened_elsewhere" };
      await this.watch();
    }
    return reply;
  }

  async watch(): Promise<void> {
    this.watching = true;
    const since = this.table.perspectives.since(PUBLIC);
    await this.table.request({ type: "open", person: null, since, take: true });
  }

  private async unwatch(): Promise<void> {
    this.watching = false;
    this.table.perspectives.forget(PUBLIC);
    await this.table.request({ type: "shut", person: null });
  }

  /** The device is passed on: nothing of this person's stays here. */
  async shut(): Promise<void> {
    const { person, table } = this;
    if (person === null) return;
    const seat = table.seatOf(person);
    this.hide();
    table.passAround.over(person);
    if (seat !== null) table.perspectives.forget(seat);
    await table.request({ type: "shut", person });
  }

  /** Whoever is shown is shown no longer; the server knows, or said so. */
  hide(): void {
    this.person = null;
    this.table.notes.hide();
    this.table.acting.hide();
    storeInTab(this.key, null);
  }

  private get key(): string {
    return `open/${this.table.code}`;
  }
}
