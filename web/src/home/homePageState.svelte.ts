/** The home page: the games of this server, and ways to a table. */

import { forgetTable, recentTables } from "../device/storage";
import { route } from "../navigation/route.svelte";
import { planSolo } from "../table/state/soloPlan";
import type { GameCard } from "../wire/generated";
import { SERVER_FULL } from "../wire/generated";
import { games, lay, Unanswered } from "../wire/http";

export type Trouble = "page-games-unreachable" | "page-lay-failed" | "page-server-full";

export class HomePageState {
  /** Null until the server has answered. */
  cards: readonly GameCard[] | null = $state.raw(null);
  /** Tables where this device has somebody. */
  recentTables = $state.raw(recentTables());
  /** What went wrong last. */
  trouble: Trouble | null = $state(null);
  /** The game whose table is being laid. */
  laying: string | null = $state(null);

  constructor() {
    void this.load();
  }

  async load(): Promise<void> {
    this.trouble = null;
    try {
      this.cards = await games();
    } catch {
      this.trouble = "page-games-unreachable";
    }
  }

  /** A table with bots, which starts at once. */
  async playNow(card: GameCard): Promise<void> {
    await this.lay(card, (code) => planSolo(code, card));
  }

  async create(card: GameCard): Promise<void> {
    await this.lay(card);
  }

  private async lay(card: GameCard, plan?: (code: string) => void): Promise<void> {
    if (this.laying !== null) return;
    this.laying = card.name;
    this.trouble = null;
    try {
      const { code } = await lay(card.name);
      plan?.(code);
      route.go(`/t/${code}`);
    } catch (error) {
      const full = error instanceof Unanswered && error.status === SERVER_FULL;
      this.trouble = full ? "page-server-full" : "page-lay-failed";
    } finally {
      this.laying = null;
    }
  }

  forget(code: string): void {
    forgetTable(code);
    this.recentTables = recentTables();
  }
}
