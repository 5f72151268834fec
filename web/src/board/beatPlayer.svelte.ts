/**
 * What happened, shown one beat after the other, step by step. What is told beside the board keeps pace with it; a tap
 * ends it, and so does being asked something in a show that gives way: what was missed can then be seen again.
 */

import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";

import type { Offers } from "../wire/generated";
import { getBoardContext } from "./boardContext";
import { getBoardPace } from "./boardPace.svelte";
import { beatsIn, type BeatSpan, type GivesWay, type Show } from "./show";

/** More than this at once means that somebody was away: the history tells the rest. */
const MOST = 2;

export class BeatPlayer<Fact, Beat extends BeatSpan> {
  /** The one that is played now. */
  live: Beat | null = $state.raw(null);
  /** How many of its steps can be seen. */
  step = $state(0);
  /** How many have been played: each is drawn anew. */
  count = $state(0);
  /** It was played before, and somebody wants to see it again. */
  again = $state(false);
  /** What I did not get to see because I was asked something. */
  missed: Beat | null = $state.raw(null);
  /** All of it can be seen. */
  readonly landed: boolean = $derived.by(() => !this.live || this.step >= this.show.steps(this.live).length);
  /** How many facts are out. With motion reduced, all of them always. */
  readonly shown: number = $derived.by(() => {
    if (!this.live || this.again || prefersReducedMotion.current) return Infinity;
    if (!this.landed) return this.live.at;
    return this.show.holds ? this.live.end : Math.max(this.live.end, this.queue[0]?.at ?? Infinity);
  });
  /** What was told before what is being shown. */
  readonly out: readonly Fact[] = $derived.by(() => (this.lags ? this.told.slice(0, this.shown) : this.told));
  readonly lags: boolean = $derived.by(() => this.shown < this.told.length);
  private told: readonly Fact[] = $state.raw([]);
  private queue: readonly Beat[] = $state.raw([]);
  private heard = -1;
  private since = 0;
  private ends = Infinity;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private ending: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: Show<Fact, Beat>) {}

  /** For an effect that runs before the board is drawn. `asked`: something is offered to me, who am `me`. */
  hear(told: readonly Fact[], asked = false, me: number | null = null): void {
    untrack(() => {
      const grown = told.length > this.heard;
      const fresh = this.heard < 0 || !grown ? [] : beatsIn(this.show, told, this.heard);
      this.told = told;
      this.heard = told.length;
      if (this.again && grown) this.skip();
      if (asked && this.show.givesWay) this.makeRoom(this.show.givesWay, fresh, me);
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
    this.timers.forEach(clearTimeout);
    clearTimeout(this.ending);
  };

  private goOn(fresh: readonly Beat[], grown: boolean): void {
    this.missed = null;
    this.queue = [...this.queue, ...fresh].slice(-MOST);
    if (!this.live) this.next();
    else if (!this.again && (this.show.holds ? grown : fresh.length)) this.hurry(this.live);
  }

  /** The game has gone on. */
  private hurry(live: Beat): void {
    const landing = this.since + this.moves(live);
    if (this.show.holds) this.endBy(Math.min(this.ends, landing + this.glance(live)));
    else this.endBy(Math.max(landing, performance.now()) + this.glance(live));
  }

  private makeRoom({ stays, isWorthSeeing }: GivesWay<Beat>, fresh: readonly Beat[], me: number | null): void {
    const unseen = [...(this.live && !this.again ? [this.live] : []), ...this.queue, ...fresh];
    const last = unseen.at(-1);
    if (!last) return;
    this.missed = unseen.findLast(isWorthSeeing) ?? last;
    if (last !== this.live || !stays(last, me)) {
      this.queue = stays(last, me) ? [last] : [];
      this.next();
    }
    if (this.live) this.endBy(Math.min(this.ends, this.since + this.moves(this.live)));
  }

  private next(): void {
    this.stop();
    const [live = null, ...queue] = this.queue;
    this.live = live;
    this.queue = queue;
    this.step = 0;
    this.again = false;
    this.since = performance.now();
    this.ends = Infinity;
    if (!live) return;
    this.count += 1;
    const steps = this.show.steps(live);
    if (prefersReducedMotion.current) this.step = steps.length;
    else this.timers = steps.map((after, at) => setTimeout(() => (this.step = at + 1), after));
    this.endBy(this.since + this.moves(live) + (queue.length ? this.glance(live) : this.show.look(live)));
  }

  private endBy(time: number): void {
    clearTimeout(this.ending);
    this.ends = time;
    // A moment too late rather than too early: what ends with its last step has taken it.
    this.ending = setTimeout(() => this.next(), Math.max(0, Math.ceil(time - performance.now())));
  }

  private glance(beat: Beat): number {
    return Math.min(this.show.glance, this.show.look(beat));
  }

  private moves(beat: Beat): number {
    return prefersReducedMotion.current ? 0 : (this.show.steps(beat).at(-1) ?? 0);
  }
}

/** In a board's script: plays what it is told, and lets all that stands beside the board keep its pace. */
export function playBeats<Fact, Beat extends BeatSpan>(
  show: Show<Fact, Beat>,
  told: () => readonly Fact[],
  offers: () => Offers,
): BeatPlayer<Fact, Beat> {
  const board = getBoardContext();
  const pace = getBoardPace();
  const beats = new BeatPlayer(show);
  $effect.pre(() => beats.hear(told(), offers().choices.length > 0, board.company.me));
  $effect(() => beats.stop);
  $effect.pre(() => {
    board.showing = beats.live !== null && !beats.again;
    pace.shown = beats.shown;
    return () => {
      board.showing = false;
      pace.shown = Infinity;
    };
  });
  return beats;
}
