/** A table that is being laid for a game, from whichever page: then this page goes there. */

import { route } from "../../navigation/route.svelte";
import { SERVER_FULL } from "../../wire/generated";
import { games, lay, Unanswered } from "../../wire/http";
import { planSolo } from "./soloPlan";

export class NewTable {
  /** The game whose table is being laid. */
  laying: string | null = $state(null);
  /** What went wrong last. */
  trouble: "page-lay-failed" | "page-server-full" | null = $state(null);

  /** With bots, at once. */
  async alone(game: string): Promise<void> {
    await this.lay(game, async (code) => {
      const card = (await games()).find(({ name }) => name === game);
      if (card) planSolo(code, card);
    });
  }

  /** By way of the lobby. */
  async together(game: string): Promise<void> {
    await this.lay(game, () => Promise.resolve());
  }

  private async lay(game: string, prepare: (code: string) => Promise<void>): Promise<void> {
    if (this.laying !== null) return;
    this.laying = game;
    this.trouble = null;
    try {
      const { code } = await lay(game);
      await prepare(code);
      route.go(`/t/${code}`);
    } catch (error) {
      const full = error instanceof Unanswered && error.status === SERVER_FULL;
      this.trouble = full ? "page-server-full" : "page-lay-failed";
    } finally {
      this.laying = null;
    }
  }
}
