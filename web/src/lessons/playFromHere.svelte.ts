/** A table of one game, laid from a page about it. */

import { route } from "../navigation/route.svelte";
import { planSolo } from "../table/state/soloPlan";
import { games, lay, Unanswered } from "../wire/http";

/** Insufficient Storage: the server lays no more tables. */
const FULL = 507;

export class PlayFromHere {
  /** A table is being laid. */
  busy = $state(false);
  /** What went wrong, as a message; "" for nothing. */
  trouble = $state("");

  constructor(private readonly game: string) {}

  /** With bots, at once. */
  async alone(): Promise<void> {
    await this.lay(async (code) => {
      const card = (await games()).find(({ name }) => name === this.game);
      if (card) planSolo(code, card);
    });
  }

  /** By way of the lobby. */
  async together(): Promise<void> {
    await this.lay(() => Promise.resolve());
  }

  private async lay(prepare: (code: string) => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = "";
    try {
      const { code } = await lay(this.game);
      await prepare(code);
      route.go(`/t/${code}`);
    } catch (error) {
      const full = error instanceof Unanswered && error.status === FULL;
      this.trouble = full ? "page-server-full" : "page-lay-failed";
    } finally {
      this.busy = false;
    }
  }
}
