/**
 * What is heard at a table: what is being shown, somebody who sits down, whoever wins. By the kind of what this device
 * was told and nothing else, so no sound tells what its viewer may not know. Silent while a voice reads and while nobody looks.
 */

import { untrack } from "svelte";

import type { Step } from "../../board/show";
import type { GameSounds, SoundName } from "../../board/sound/sounds";
import { settings } from "../../device/settings.svelte";
import { voice } from "../../device/voice.svelte";
import type { PublicTable } from "../../wire/generated";
import { soundsOf } from "../../gameParts";
import { soundOf } from "./soundOf";
import { SoundPlayer } from "./soundPlayer";

/** What it looks at of a table's screen. */
export interface HeardTable {
  readonly game: string;
  readonly publicTable: Pick<PublicTable, "stage" | "chairs" | "result"> | null;
  readonly ending: boolean;
  readonly show: { readonly step: Step | null };
}

export class TableSound {
  private sounds: GameSounds = $state.raw({});
  private before: Step | null = null;
  /** How many sit, and whether the end lay on the table: null before anything was seen. */
  private sat: number | null = null;
  private over: boolean | null = null;

  constructor(
    private readonly table: HeardTable,
    private readonly player: Pick<SoundPlayer, "play" | "close"> = new SoundPlayer(),
  ) {
    $effect(() => this.fetch());
    $effect(() => this.followShow());
    $effect(() => this.followChairs());
    $effect(() => this.followEnd());
    $effect(() => () => this.player.close());
  }

  private fetch(): () => void {
    let left = false;
    this.sounds = {};
    void soundsOf(this.table.game)?.then(
      (found) => {
        if (!left) this.sounds = found;
      },
      () => undefined, // it is seen
    );
    return () => (left = true);
  }

  private followShow(): void {
    const { step } = this.table.show;
    const name = soundOf(this.sounds, this.before, step);
    this.before = step;
    if (name) this.play(name);
  }

  private followChairs(): void {
    const { publicTable } = this.table;
    if (!publicTable) return;
    const sat = publicTable.chairs.filter(({ holder }) => holder !== "empty").length;
    if (this.sat !== null && sat > this.sat && publicTable.stage === "gathering") this.play("knock");
    this.sat = sat;
  }

  private followEnd(): void {
    const { ending, publicTable } = this.table;
    if (!publicTable) return;
    const over = ending && publicTable.result !== null;
    if (over && this.over === false) this.play("fanfare");
    this.over = over;
  }

  private play(name: SoundName): void {
    untrack(() => {
      if (settings.sound && !document.hidden && !voice.reading) this.player.play(name, settings.volume);
    });
  }
}
