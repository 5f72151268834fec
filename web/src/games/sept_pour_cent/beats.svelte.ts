/**
 * What deserves a beat: hands that are shown, dice that fall. What was told since the board was last drawn is played
 * once, one after the other, while the view has long moved on; nothing waits for it, and a tap ends it. Whoever is
 * asked sees what the question is about: what was overtaken makes room at once.
 */

import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";

import type { SeptPourCent } from "../../wire/generated";

type Fact = SeptPourCent.Fact;

export type Beat =
  | { readonly kind: "start"; readonly at: number; readonly rolls: readonly SeptPourCent.StartRolled[] }
  | { readonly kind: "shown"; readonly at: number; readonly fact: SeptPourCent.Shown }
  | { readonly kind: "roll"; readonly at: number; readonly fact: SeptPourCent.Rolled | SeptPourCent.Rerolled };

/** Milliseconds: a hand that turns over, dice that tumble, and the time to take in what is to be seen. */
export const HAND = 560;
const TUMBLE = 800;
const LOOK = 1900;
/** The same when the game has gone on meanwhile. */
const GLANCE = 900;
/** The same when I am asked. */
const HASTE = 600;
/** More than this at once means that somebody was away: the record tells the rest. */
const MOST = 2;

export function beatsIn(told: readonly Fact[], from = 0): Beat[] {
  const found: Beat[] = [];
  for (const [at, fact] of told.entries()) {
    if (at < from) continue;
    const last = found.at(-1);
    if (fact.type === "shown") found.push({ kind: "shown", at, fact });
    else if (fact.type === "rolled" || fact.type === "rerolled") found.push({ kind: "roll", at, fact });
    else if (fact.type !== "start_rolled") continue;
    else if (last?.kind === "start") found[found.length - 1] = { ...last, rolls: [...last.rolls, fact] };
    else found.push({ kind: "start", at, rolls: [fact] });
  }
  return found;
}

const MOVES_ON: readonly Fact["type"][] = ["announced", "contested", "taken", "used", "stolen", "drawn", "discarded"];

/** From where on nothing has happened that clears the table. */
function cleared(told: readonly Fact[]): number {
  return told.findLastIndex((fact) => MOVES_ON.includes(fact.type)) + 1;
}

/** What still lies on the table when nothing else has happened since. */
export function resting(told: readonly Fact[]): Beat | null {
  return beatsIn(told, cleared(told)).at(-1) ?? null;
}

function moves(beat: Beat): number {
  if (prefersReducedMotion.current) return 0;
  return beat.kind === "shown" ? (beat.fact.hands.length + 0.5) * HAND : TUMBLE;
}

export function lasts(beat: Beat, look = LOOK): number {
  return moves(beat) + look;
}

export class Beats {
  /** The one that is played now. */
  live: Beat | null = $state.raw(null);
  private heard = -1;
  private since = 0;
  private ends = 0;
  private asked = false;
  private queue: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** For an effect that runs before the board is drawn. `asked`: something is offered to me now. */
  hear(told: readonly Fact[], asked = false): void {
    untrack(() => {
      const fresh = this.heard < 0 || told.length < this.heard ? [] : beatsIn(told, this.heard);
      const grown = told.length > this.heard;
      this.heard = told.length;
      this.asked = asked;
      const from = asked ? cleared(told) : 0;
      this.queue = [...this.queue, ...fresh].filter((beat) => beat.at >= from).slice(asked ? -1 : -MOST);
      if (!this.live) this.next();
      else if (this.live.at < from) this.endBy(Date.now() + HASTE);
      else if (asked || grown) this.endBy(this.since + lasts(this.live, asked ? HASTE : GLANCE));
    });
  }

  /** A tap: on with the game. */
  skip = (): void => {
    this.queue = [];
    this.next();
  };

  stop = (): void => clearTimeout(this.timer);

  private next(): void {
    clearTimeout(this.timer);
    this.live = this.queue.shift() ?? null;
    this.since = Date.now();
    this.ends = Infinity;
    if (this.live) this.endBy(this.since + lasts(this.live, this.asked ? HASTE : this.queue.length ? GLANCE : LOOK));
  }

  /** Never later than was said before. */
  private endBy(moment: number): void {
    clearTimeout(this.timer);
    this.ends = Math.min(this.ends, moment);
    this.timer = setTimeout(() => this.next(), Math.max(0, this.ends - Date.now()));
  }
}
