/** The voice at a table: on a device that wants it, it reads what happens as it is shown, in games that say what to read. */

import { untrack } from "svelte";
import { on } from "svelte/events";

import { FactReader } from "../../board/reading/factReader";
import type { BoardContext } from "../../board/boardContext";
import type { Aloud } from "../../board/parts";
import { settings } from "../../device/settings.svelte";
import { voice } from "../../device/voice.svelte";
import type { ToldFact } from "../../wire/perspective";
import { aloudOf, readsFacts } from "../../gameParts";

/** What is known of the table: while its words are not there, nothing is read. */
export interface VoicedTable extends BoardContext {
  readonly game: string;
  readonly ready: boolean;
  readonly publicTable: { readonly stage: string } | null;
  readonly show: { readonly told: readonly ToldFact[] };
  /** How often somebody here went on past what was shown. */
  readonly skips: number;
}

const FIRST_FACTS = 2;

export class TableVoice {
  private readonly reader = new FactReader(voice);
  private aloud: Aloud | null = $state.raw(null);
  /** This page was here before a game began. */
  private early = false;
  private skips = 0;

  constructor(private readonly table: VoicedTable) {
    $effect(() => this.fetch());
    $effect(() => this.follow());
    // The tap that the browser was waiting for.
    $effect(() => on(window, "click", () => voice.again()));
    $effect(() => () => voice.stop());
  }

  private fetch(): (() => void) | undefined {
    const { game } = this.table;
    this.aloud = null;
    if (!readsFacts(game)) return;
    voice.prepare();
    untrack(() => (voice.readers += 1));
    let over = false;
    void aloudOf(game)?.then(
      (found) => {
        if (!over) this.aloud = found;
      },
      () => undefined, // it can be read on the board
    );
    return () => {
      over = true;
      untrack(() => (voice.readers -= 1));
    };
  }

  private follow(): void {
    const { aloud, table } = this;
    const { gameId: game, show, publicTable, skips } = table;
    const { told } = show;
    this.early ||= publicTable !== null && publicTable.stage !== "playing";
    // Or it was fetched when the first thing had just been told.
    const begins = this.early || told.length <= FIRST_FACTS;
    const wanted = settings.readsAloud && table.ready && aloud !== null && !document.hidden;
    const { me } = table.company;
    // On with the game: what is being read is over, and of what was passed nothing is read.
    if (skips !== this.skips) untrack(() => this.reader.skipTo(told.length));
    this.skips = skips;
    untrack(() => this.reader.follow({ told, game, me, begins, on: wanted }, (fact) => aloud?.(table, fact) ?? []));
  }
}
