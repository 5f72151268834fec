/**
 * The table from whose lobby somebody came to be shown a game: their chair stays theirs meanwhile, for all to see, and they
 * hear when the game begins there. It is fetched only for them.
 */

import type { Table } from "../../table/state/table.svelte";

export class WaitingTable {
  /** Null until it is here. */
  private table: Table | null = $state.raw(null);
  /** The game is on there, or about to be. */
  readonly begun: boolean = $derived(["sealing", "playing"].includes(this.table?.publicTable?.stage ?? ""));
  private left = false;

  constructor(code: string) {
    void this.enter(code);
    $effect(() => () => {
      this.left = true;
      this.table?.close();
    });
  }

  private async enter(code: string): Promise<void> {
    const { Table } = await import("../../table/TablePage.svelte");
    if (!this.left) this.table = new Table(code, false);
  }
}
