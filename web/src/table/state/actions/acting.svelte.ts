/** What the person who is shown does in the game: one decision, or many actions in a row. */

import type { Reply, RequestBody } from "../../../wire/connection";
import type { Perspective } from "../../../wire/perspective";
import { ActionQueue } from "./actionQueue.svelte";
import type { PassAround } from "../passAround.svelte";

/** Milliseconds that an action which was accepted waits to be seen. */
const SEEN = 1_500;
/** And that a refusal in a row is read: the game goes on all the while. */
const READ = 6_000;

/** What somebody asked for and did not get. */
export interface Refusal {
  readonly why: string;
  readonly asked: string;
  /** One of many in a row: what happens next does not make it old. */
  readonly inRow?: boolean;
}

/** What it needs of the table. */
interface Playing {
  readonly code: string;
  readonly opened: number | null;
  readonly perspective: Perspective | null;
  readonly gameId: string;
  readonly passAround: PassAround;
  refused: Refusal | null;
  request(body: RequestBody, holds?: () => boolean): Promise<Reply>;
}

export class Acting {
  readonly queue: ActionQueue;
  /** For whoever waits for the next perspective. */
  private seen: () => void = () => undefined;
  private read: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: Playing,
    send: (body: RequestBody, id: string) => Promise<Reply | null>,
  ) {
    this.queue = new ActionQueue(table.code, send, (why) => this.refuse(why));
  }

  /** An action that answers the present offers, after all that is still on its way. Over once it is seen, or refused. */
  async act(action: unknown): Promise<void> {
    const { table } = this;
    const { opened, perspective } = table;
    if (opened === null || !perspective) return;
    const { decision } = perspective.offers;
    const holds = this.thisGame();
    if (this.queue.busy) await this.queue.drained();
    if (!holds()) return;
    const before = table.perspective;
    const reply = await table.request({ type: "act", person: opened, decision, action }, holds);
    if (reply.type !== "done") return;
    if (table.perspective === before) await this.nextPerspective();
    table.passAround.over(opened);
  }

  /** One of many in a row, which is not waited for. */
  enqueue(action: unknown): void {
    const { perspective, gameId } = this.table;
    if (perspective) this.queue.add(action, perspective.offers.decision, gameId);
  }

  /** The game has gone on: what was refused before it did is no longer on the table. */
  saw(): void {
    const { refused } = this.table;
    if (refused?.asked === "act" && !refused.inRow) this.table.refused = null;
    this.queue.saw();
    this.seen();
  }

  /** Decisions count from 0 in every game: what is asked in this one means nothing in the next. */
  thisGame(): () => boolean {
    const { gameId } = this.table;
    return () => this.table.gameId === gameId;
  }

  /** Nothing of the one who was shown stays. */
  hide(): void {
    this.queue.hide();
    if (this.table.refused?.inRow) this.table.refused = null;
  }

  close(): void {
    clearTimeout(this.read);
    this.queue.close();
  }

  private refuse(why: string): void {
    const refused: Refusal = { why, asked: "act", inRow: true };
    this.table.refused = refused;
    clearTimeout(this.read);
    this.read = setTimeout(() => {
      if (this.table.refused === refused) this.table.refused = null;
    }, READ);
  }

  /** The reply comes a moment before what it changes: until then the old offers are nobody's to take. */
  private nextPerspective(): Promise<void> {
    return new Promise((seen) => {
      this.seen = seen;
      setTimeout(seen, SEEN);
    });
  }
}
