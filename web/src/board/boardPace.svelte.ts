/**
 * How far the board has come in showing what was told. What is written beside it, and said aloud, keeps its pace, so
 * that nobody reads the result while the dice are in the air. Whoever is asked is never kept waiting: the board sees
 * to it that nothing lags then.
 */

import { getContext, setContext, untrack } from "svelte";

import type { Perspective, ToldFact } from "../wire/perspective";

const KEY = Symbol("pace");
/** Perspectives of which one may still be wanted: more never come while something is shown. */
const KEPT = 60;

export class BoardPace {
  /** Set by `playBeats`: of what was told, how many facts are out. */
  shown = $state(Infinity);
  /** What is out. */
  readonly told: readonly ToldFact[] = $derived.by(() => {
    const told = this.now()?.told ?? [];
    return this.shown < told.length ? told.slice(0, this.shown) : told;
  });
  /** How many facts are not. */
  readonly left: number = $derived.by(() => Math.max(0, (this.now()?.told.length ?? 0) - this.shown));
  readonly lags: boolean = $derived(this.left > 0);
  /** The table as it was when no more than that was told. */
  readonly perspective: Perspective | null = $derived.by(() => {
    const now = this.now();
    return this.lags ? (this.past.findLast((one) => one.told.length <= this.shown) ?? this.past[0] ?? now) : now;
  });
  private past: readonly Perspective[] = $state.raw([]);
  private whose: number | null = null;

  /** `now` is the table as it is. */
  constructor(private readonly now: () => Perspective | null = () => null) {}

  /** For an effect that runs before anything is drawn. Other eyes, another game or an older perspective begin anew. */
  follow(perspective: Perspective | null, whose: number | null): void {
    untrack(() => {
      const last = this.past.at(-1);
      const on =
        perspective &&
        last?.epoch === perspective.epoch &&
        this.whose === whose &&
        last.told.length <= perspective.told.length;
      this.past = perspective ? [...(on ? this.past : []), perspective].slice(-KEPT) : [];
      this.whose = whose;
    });
  }
}

/** Called by whoever hosts a board. */
export function setBoardPace(pace: BoardPace): void {
  setContext(KEY, pace);
}

/** For a board; where nobody hosts it, as in the gallery, nothing has to keep its pace. */
export function getBoardPace(): BoardPace {
  return getContext<BoardPace | undefined>(KEY) ?? new BoardPace();
}
