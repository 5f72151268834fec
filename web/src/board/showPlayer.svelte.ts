/**
 * Shows what happened: every fact in order and whole, step by step, before the next question comes. What is seen, may be
 * done and was told then belongs to one moment. Only for who hosts a board: the frame and the gallery.
 */

import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";

import type { Offers } from "../wire/generated";
import type { Perspective, ToldFact } from "../wire/perspective";
import { NOTHING } from "./offers";
import { lookTime, showTime, stepTimes, type Shows, type Step } from "./show";

/** What a game says of its show, made from Python. */
export interface GameShows {
  readonly SHOWS: Shows;
  /** Actions that can be made while something is shown. */
  readonly ANYTIME: readonly string[];
}

export const NO_SHOWS: GameShows = { SHOWS: {}, ANYTIME: [] };

/** What a board is handed: all of one moment. */
export interface ShownMoment extends Pick<Perspective, "view" | "awaited" | "may" | "told"> {
  readonly offers: Offers;
  readonly step: Step | null;
}

/** Something to be shown: which fact, of which message, and how the table looked before that. */
interface Due {
  readonly at: number;
  readonly before: Perspective;
  /** When this device was told; by a clock that goes on while it sleeps. */
  readonly came: number;
}

/** Whoever is so far behind after a move, in milliseconds, goes on with the newest: the rest is told in words. */
const FAR_BEHIND = 30_000;
/** No game takes so long to begin, in milliseconds: of one that has gone on while the line was away, words tell all. */
const LONGEST_START = 60_000;
/** What was missed stays to be read for so long, whatever is shown meanwhile. */
export const READING = 10_000;
/** Of several shows in a row that take so long, each is skipped for itself, and not all at once. */
const LONG = 5_000;

export class ShowPlayer {
  /** What is being shown now. */
  step: Step | null = $state.raw(null);
  /** What was told but never shown, because this device had fallen behind; until a show after one could read it. */
  missed: readonly ToldFact[] = $state.raw([]);
  readonly moment: ShownMoment | null = $derived.by(() => this.momentNow());
  /** What is out, for all that is told in words: nothing of what is still in the air. */
  readonly told: readonly ToldFact[] = $derived.by(() => {
    const told = this.latest?.told ?? [];
    return this.step ? told.slice(0, outBy(this.step)) : told;
  });
  private latest: Perspective | null = $state.raw(null);
  private before: Perspective | null = $state.raw(null);
  private came = 0;
  private queue: readonly Due[] = [];
  private timers: ReturnType<typeof setTimeout>[] = [];
  private missedAt = 0;
  private whose: number | null = null;
  private game = "";
  /** Something was to be shown of which `seen` has not been told yet. */
  private unreported = false;

  /**
   * `skipsAll`: this device wants to see nothing of it. `seen` is told once all of it was shown or skipped. While it is
   * `hidden` nothing is shown, nor counts as seen.
   */
  constructor(
    private readonly figures: () => GameShows,
    private readonly skipsAll: () => boolean = () => false,
    private readonly seen: (perspective: Perspective) => void = () => undefined,
    private readonly hidden: () => boolean = () => false,
  ) {}

  /**
   * For an effect that runs before anything is drawn. `whose` eyes look, at which `game`; a game that `begins` here is
   * shown from its start, and who comes in the middle of one sees it as it stands.
   */
  follow(perspective: Perspective | null, whose: number | null, game: string, begins: boolean): void {
    untrack(() => {
      const known = this.latest;
      const other = game !== this.game;
      const on = !!perspective && !!known && !other && whose === this.whose && grown(known, perspective);
      this.whose = whose;
      if (perspective) this.game = game;
      this.latest = perspective;
      if (on && perspective.whole) this.catchUp(known);
      else if (on) this.add(known.told.length, known);
      else {
        this.drop();
        if (perspective && other && begins) this.begin(perspective);
      }
      if (!this.step) this.next();
    });
  }

  /** On with the game, past all that is still to be shown; in a row of long ones, on to the next of them. */
  skip = (): void => {
    if (!this.isInRow(this.queue[0])) this.queue = [];
    this.next();
  };

  /** Nobody looks at this device any longer: what had not landed waits. */
  sleep = (): void => {
    if (this.step && !this.step.landed && this.before)
      this.queue = [{ at: this.step.at, before: this.before, came: this.came }, ...this.queue];
    this.end();
  };

  /** Somebody looks again: what came meanwhile is told in words, but for the last of it while others may still see it. */
  wake = (): void =>
    untrack(() => {
      const [first] = this.queue;
      const last = this.queue.at(-1);
      if (first && last && Date.now() - last.came > this.timeOf(this.queue)) {
        this.queue = [];
        this.miss(first.at, this.latest?.told.length ?? 0);
      } else this.hurry(0);
      this.missedAt = Date.now(); // also what had come whole: nobody could read it before
      if (!this.step) this.next();
    });

  /** It was read. */
  forgetMissed = (): void => void (this.missed = []);

  stop = (): void => this.timers.forEach(clearTimeout);

  private drop(): void {
    this.queue = [];
    this.missed = [];
    this.end();
  }

  private begin(perspective: Perspective): void {
    this.add(0, perspective);
    if (this.timeOf(this.queue) <= LONGEST_START) return;
    this.queue = [];
    this.miss(0, perspective.told.length);
  }

  private catchUp(known: Perspective): void {
    const from = this.step ? outBy(this.step) : known.told.length;
    this.queue = [];
    this.end();
    this.miss(from, this.latest?.told.length ?? 0);
  }

  private add(from: number, before: Perspective): void {
    const told = this.latest?.told ?? [];
    const { SHOWS } = this.figures();
    const came = Date.now();
    const fresh = told.flatMap((fact, at) => (at >= from && showTime(SHOWS, fact) > 0 ? [{ at, before, came }] : []));
    if (!fresh.length) return;
    this.unreported = true;
    if (!this.hidden() && came - this.missedAt > READING) this.missed = [];
    if (this.skipsAll()) return;
    this.queue = [...this.queue, ...fresh];
  }

  /** If more than so much waits before what came last, that is what comes next. */
  private hurry(most: number): void {
    const last = this.queue.at(-1)?.before;
    const behind = this.timeOf(this.queue.filter(({ before }) => before !== last));
    if (!last || behind <= most || behind === 0) return;
    this.miss(this.queue[0]?.at ?? 0, last.told.length);
    this.queue = this.queue.filter(({ before }) => before === last);
  }

  /** Whether this comes next of several of one kind, each of which takes its time. */
  private isInRow(due: Due | undefined): boolean {
    const fact = due && this.latest?.told[due.at];
    return !!fact && fact.type === this.step?.fact.type && showTime(this.figures().SHOWS, fact) >= LONG;
  }

  private timeOf(queue: readonly Due[]): number {
    const { SHOWS } = this.figures();
    const told = this.latest?.told ?? [];
    return queue.reduce((sum, { at }) => sum + (told[at] ? showTime(SHOWS, told[at]) : 0), 0);
  }

  private miss(from: number, to: number): void {
    this.missed = [...this.missed, ...(this.latest?.told.slice(from, to) ?? [])];
    this.missedAt = Date.now();
    this.unreported = true;
  }

  private next(): void {
    const shown = this.before;
    this.end();
    if (this.hidden() && !this.skipsAll()) return;
    // Somebody else may skip and act at once: what a move led to is still seen to its end.
    if (this.queue[0]?.before !== shown) this.hurry(FAR_BEHIND);
    const [due, ...queue] = this.queue;
    const fact = due && this.latest?.told[due.at];
    if (due && fact) {
      this.queue = queue;
      this.play(due, fact);
    } else if (this.unreported && this.latest) {
      this.unreported = false;
      this.seen(this.latest);
    }
  }

  private play({ at, before, came }: Due, fact: ToldFact): void {
    const { SHOWS } = this.figures();
    // Without motion there are no steps, only the look at what came of them.
    const times = prefersReducedMotion.current ? [] : stepTimes(SHOWS, fact);
    const all = stepTimes(SHOWS, fact).length;
    this.before = before;
    this.came = came;
    this.step = { fact, at, count: all - times.length, landed: !times.length };
    let after = 0;
    for (const [done, time] of times.entries()) {
      after += time;
      this.later(after, () => (this.step = { fact, at, count: done + 1, landed: done + 1 === all }));
    }
    this.later(after + lookTime(SHOWS, fact), () => this.next());
  }

  private later(after: number, then: () => void): void {
    this.timers.push(setTimeout(then, after));
  }

  private end(): void {
    this.stop();
    this.timers = [];
    this.step = null;
    this.before = null;
  }

  private momentNow(): ShownMoment | null {
    const { latest, step } = this;
    if (!latest || !step) return latest && { ...latest, step: null };
    const { view } = this.before ?? latest;
    const told = latest.told.slice(0, step.at + 1);
    return { view, offers: this.anytime(latest.offers), awaited: [], may: latest.may, told, step };
  }

  /** What can be said out of turn can be said now. */
  private anytime(offers: Offers): Offers {
    const { ANYTIME } = this.figures();
    const choices = offers.choices.filter(({ action }) => ANYTIME.includes(action));
    return choices.length ? { ...offers, choices } : NOTHING;
  }
}

/** Whether the later one goes on from the earlier one. */
function grown(earlier: Perspective, later: Perspective): boolean {
  return earlier.told.length <= later.told.length;
}

/** How many facts are out while this is shown: it is one of them once it has landed. */
function outBy({ at, landed }: Step): number {
  return at + (landed ? 1 : 0);
}
