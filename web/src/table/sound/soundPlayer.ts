/** Makes sounds on this device, one at a time: the next one of a kind waits until the last has begun to fade. */

import type { SoundName } from "../../board/sound/sounds";
import { SYNTH } from "./synth";

/** Of one kind, no two within so many seconds: a row of steps is not to rattle. */
const APART = 0.09;

export class SoundPlayer {
  private context: AudioContext | null = null;
  private master: GainNode | null = null;
  private last: Partial<Record<SoundName, number>> = {};

  /** `volume` from 0 to 1. Where a device makes no sound, nothing is lost: all of it is seen. */
  play(name: SoundName, volume: number): void {
    try {
      this.context ??= new AudioContext();
      const { context } = this;
      this.master ??= this.toSpeakers(context);
      void context.resume();
      const at = context.currentTime;
      if (at - (this.last[name] ?? -1) < APART) return;
      this.last[name] = at;
      this.master.gain.value = volume * volume; // as ears have it
      SYNTH[name].make({ context, out: this.master, at: at + 0.01 });
    } catch {
      // No sound on this device.
    }
  }

  close(): void {
    void this.context?.close().catch(() => undefined);
    this.context = this.master = null;
  }

  private toSpeakers(context: AudioContext): GainNode {
    const master = context.createGain();
    master.connect(context.destination);
    return master;
  }
}
