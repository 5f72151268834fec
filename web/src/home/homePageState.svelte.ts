/** The home page: the games of this server, and ways to a table. */

import { forgetTable, recentTables } from "../device/storage";
import { NewTable } from "../table/state/newTable.svelte";
import type { GameCard } from "../wire/generated";
import { games } from "../wire/http";

export class HomePageState {
  /** Null until the server has answered. */
  cards: readonly GameCard[] | null = $state.raw(null);
  /** Tables where this device has somebody. */
  recentTables = $state.raw(recentTables());
  /** The server was asked for its games, and did not answer. */
  private unreachable = $state(false);
  private readonly newTable = new NewTable();

  constructor() {
    void this.load();
  }

  /** What went wrong last. */
  get trouble(): string | null {
    return this.unreachable ? "page-games-unreachable" : this.newTable.trouble;
  }

  /** The game whose table is being laid. */
  get laying(): string | null {
    return this.newTable.laying;
  }

  async load(): Promise<void> {
    this.unreachable = false;
    try {
      this.cards = await games();
    } catch {
      this.unreachable = true;
    }
  }

  /** A table with bots, which starts at once. */
  async playNow(card: GameCard): Promise<void> {
    await this.newTable.alone(card.name);
  }

  async create(card: GameCard): Promise<void> {
    await this.newTable.together(card.name);
  }

  forget(code: string): void {
    forgetTable(code);
    this.recentTables = recentTables();
  }
}
