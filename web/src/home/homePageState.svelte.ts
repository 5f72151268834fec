/** The home page: the games of this server, and ways to a table. */

import { forgetTable, recentTables } from "../device/storage";
import { route, canonicalCode } from "../navigation/route.svelte";
import { planSolo } from "../table/state/soloPlan";
import type { GameCard } from "../wire/generated";
import { games, lay, Unanswered } from "../wire/http";

export type Trouble = "page-games-unreachable" | "page-lay-failed" | "page-server-full" | "page-code-unfit";

/** Insufficient Storage: the server lays no more tables. */
const FULL = 507;

export class HomePageState {
  /** Null until the server has answered. */
  cards: readonly GameCard[] | null = $state.raw(null);
  /** Tables where this device has somebody. */
  recentTables = $state.raw(recentTables());
  /** The code as it is being typed. */
  code = $state("");
  /** What went wrong last, and where it is said. */
  trouble: { what: Trouble; about: "games" | "code" } | null = $state.raw(null);
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
      this.trouble = { what: "page-games-unreachable", about: "games" };
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
      const full = error instanceof Unanswered && error.status === FULL;
      this.trouble = { what: full ? "page-server-full" : "page-lay-failed", about: "games" };
    } finally {
      this.laying = null;
    }
  }

  join(): void {
    const code = canonicalCode(this.code);
    if (/^[A-Z]{6,12}$/.test(code)) route.go(`/t/${code}`);
    else this.trouble = { what: "page-code-unfit", about: "code" };
  }

  forget(code: string): void {
    forgetTable(code);
    this.recentTables = recentTables();
  }
}
