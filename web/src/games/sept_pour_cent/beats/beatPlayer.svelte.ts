/**
 * The beats, played one after the other. What is told beside the board keeps pace with them; nothing else waits. A tap
 * ends them, and so does being asked something: what was missed can then be seen again. Only dice that I have thrown
 * myself fall before I am asked what next, for as long as my buttons need to settle.
 */

import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";

import type { SeptPourCent } from "../../../wire/generated";
import { type Beat, beatsIn } from "./beats";

/** Milliseconds: a hand that turns over, dice that tumble, and the time to take in what is to be seen. */
export const HAND = 560;
export const TUMBLE = 800;
const LOOK = 1900;
/** The same when the game has gone on meanwhile. */
const GLANCE = 900;
/** More than this at once means that somebody was away: the record tells the rest. */
const MOST = 2;

function moves(beat: Beat): number {
  if (prefersReducedMotion.current) return 0;
  return beat.kind === "shown" ? (beat.fact.hands.length + 0.5) * HAND : TUMBLE;
}

export function lasts(beat: Beat, look = LOOK): number {
  return moves(beat) + look;
}

export class BeatPlayer {
  /** The one that is played now. */
  live: Beat | null = $state.raw(null);
  /** How many have been played: each is drawn anew. */
  count = $state(0);
  /** All of it can be seen. */
  landed = $state(false);
  /** It was played before, and somebody wants to see it again. */
  again = $state(false);
  /** What I did not get to see because I was asked something. */
  missed: Beat | null = $state.raw(null);
  /** How many facts are out. With motion reduced, all of them always. */
  readonly shown: number = $derived.by(() => {
    if (!this.live || this.again || prefersReducedMotion.current) return Infinity;
    return this.landed ? this.live.end : this.live.at;
  });
  private heard = -1;
  private since = 0;
  private ends = 0;
  private queue: Beat[] = [];
  private landing: ReturnType<typeof setTimeout> | undefined;
  private ending: ReturnType<typeof setTimeout> | undefined;

  /** For an effect that runs before the board is drawn. `asked`: something is offered to me, who am `me`. */
  hear(told: readonly SeptPourCent.Fact[], asked = false, me: number | null = null): void {
    untrack(() => {
      const grown = told.length > this.heard;
      const fresh = this.heard < 0 || !grown ? [] : beatsIn(told, this.heard);
      this.heard = told.length;
      if (this.again && grown) this.skip();
      if (asked) this.makeRoom(fresh, me);
      else this.goOn(fresh, grown);
    });
  }

  /** A tap: on with the game. */
  skip = (): void => {
    this.queue = [];
    this.next();
  };

  /** Once more, from the beginning. */
  replay = (beat: Beat): void => {
    this.queue = [beat];
    this.next();
    this.again = true;
  };

  stop = (): void => {
    clearTimeout(this.landing);
    clearTimeout(this.ending);
  };

  private goOn(fresh: Beat[], grown: boolean): void {
    this.missed = null;
    this.queue = [...this.queue, ...fresh].slice(-MOST);
    if (!this.live) this.next();
    else if (grown && !this.again) this.endBy(this.since + lasts(this.live, GLANCE));
  }

  /** Of what I did not see, hands are worth another look rather than dice. */
  private makeRoom(fresh: Beat[], me: number | null): void {
    const unseen = [...(this.live && !this.again ? [this.live] : []), ...this.queue, ...fresh];
    const last = unseen.at(-1);
    if (!last) return;
    this.missed = unseen.findLast((beat) => beat.kind === "shown") ?? last;
    const mine = last.kind === "roll" && last.fact.seat === me;
    if (last !== this.live || !mine) {
      this.queue = mine ? [last] : [];
      this.next();
    }
    if (mine) this.endBy(this.since + lasts(last, 0));
  }

  private next(): void {
    this.stop();
    const live = this.queue.shift() ?? null;
    this.live = live;
    this.landed = this.again = false;
    this.since = performance.now();
    this.ends = Infinity;
    if (!live) return;
    this.count += 1;
    this.landing = setTimeout(() => (this.landed = true), moves(live));
    this.endBy(this.since + lasts(live, this.queue.length ? GLANCE : LOOK));
  }

  /** Never later than was said before. */
  private endBy(time: number): void {
    clearTimeout(this.ending);
    this.ends = Math.min(this.ends, time);
    this.ending = setTimeout(() => this.next(), Math.max(0, this.ends - performance.now()));
  }
}
