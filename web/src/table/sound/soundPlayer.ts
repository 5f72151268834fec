/** Makes sounds on this device, one at a time: the next one of a kind waits until the last has begun to fade. */

import type { SoundName } from "../../board/sound/sounds";
import { audible } from "../../device/audible.svelte";
import { SYNTH } from "./synth";

/** Of one kind, no two within so many seconds: a row of steps is not to rattle. */
const APART = 0.09;

export class SoundPlayer {
  private context: AudioContext | null = null;
  private master: GainNode | null = null;
  private last: Partial<Record<SoundName, number>> = {};
  private unfollow = () => {};

  /** Where a device makes no sound, nothing is lost: all of it is seen. */
  constructor() {
    try {
      this.context = new AudioContext();
      this.unfollow = audible.follow(this.context);
    } catch {
      // No sound on this device.
    }
  }

  /** `volume` from 0 to 1. */
  play(name: SoundName, volume: number): void {
    const { context } = this;
    if (!context) return;
    if (context.state !== "running") {
      // Its time stands still: all that was not heard would be heard at once. A call may have interrupted it.
      if (!audible.blocked) void context.resume().catch(() => undefined);
      return;
    }
    try {
      this.master ??= this.toSpeakers(context);
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
    this.unfollow();
    void this.context?.close().catch(() => undefined);
    this.context = this.master = null;
  }

  private toSpeakers(context: AudioContext): GainNode {
    const master = context.createGain();
    master.connect(context.destination);
    return master;
  }
}
