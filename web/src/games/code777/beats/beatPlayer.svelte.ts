/**
 * The beats, played one after the other, step by step. What is told beside the board keeps pace with them; what I can
 * do never waits for them, and a tap ends them.
 */

import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";

import type { Fact } from "../types";
import { type Beat, beatsIn } from "./beats";

/** Milliseconds: when each step of a beat comes. A card, then its reply; three numbers, then the verdict. */
export const STEPS: Record<Beat["kind"], readonly number[]> = {
  reply: [700],
  declaration: [450, 900, 1350, 1900],
};
/** How long it is left to be looked at, once all of it can be seen; a reply stays there anyway. */
const LOOK: Record<Beat["kind"], number> = { reply: 0, declaration: 3600 };
/** The same when the game has gone on meanwhile. */
const GLANCE = 1200;
/** More than this at once means that somebody was away: the record tells the rest. */
const MOST = 2;

export class BeatPlayer {
  /** The one that is played now. */
  live: Beat | null = $state.raw(null);
  /** How many of its steps can be seen. */
  step = $state(0);
  readonly landed: boolean = $derived(this.live === null || this.step >= STEPS[this.live.kind].length);
  /** How many facts are out. With motion reduced, all of them always. */
  readonly shown: number = $derived.by(() => {
    if (!this.live || prefersReducedMotion.current) return Infinity;
    return this.landed ? Math.max(this.live.end, this.queue[0]?.at ?? Infinity) : this.live.at;
  });
  private queue: readonly Beat[] = $state.raw([]);
  private heard = -1;
  private timers: ReturnType<typeof setTimeout>[] = [];

  /** For an effect that runs before the board is drawn. */
  hear(told: readonly Fact[]): void {
    untrack(() => {
      const fresh = this.heard < 0 || told.length <= this.heard ? [] : beatsIn(told, this.heard);
      this.heard = told.length;
      if (!fresh.length) return;
      this.queue = [...this.queue, ...fresh].slice(-MOST);
      if (!this.live) this.next();
      else if (this.landed) this.hurry();
    });
  }

  /** A tap: on with the game. */
  skip = (): void => {
    this.queue = [];
    this.next();
  };

  stop = (): void => {
    this.timers.forEach(clearTimeout);
    this.timers = [];
  };

  private next(): void {
    this.stop();
    const [live = null, ...queue] = this.queue;
    this.live = live;
    this.queue = queue;
    this.step = 0;
    if (!live) return;
    const steps = STEPS[live.kind];
    if (prefersReducedMotion.current) this.land(live);
    else
      this.timers = steps.map((after, at) =>
        setTimeout(() => (at + 1 < steps.length ? (this.step = at + 1) : this.land(live)), after),
      );
  }

  private land(live: Beat): void {
    this.step = STEPS[live.kind].length;
    this.timers.push(
      setTimeout(() => this.next(), this.queue.length ? Math.min(GLANCE, LOOK[live.kind]) : LOOK[live.kind]),
    );
  }

  /** Something else is to be seen. */
  private hurry(): void {
    this.stop();
    this.timers = [setTimeout(() => this.next(), GLANCE)];
  }
}
