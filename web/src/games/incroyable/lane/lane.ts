/** The ladder of estimates, from high to low, and what has come of it as far as it is shown. */

import type { LaneView } from "../cloth/clothScene";
import type { Incroyable } from "../../../wire/generated";
import { PRIZES } from "../constants.generated";
import type { Fact, Step, Told } from "../types";

/** What stands beside a name. */
export type RungWord =
  "highest" | "passed" | "raised" | "shifted" | "speaks" | "lowest" | "settles" | "soon" | "over" | "misjudged";

export interface Rung {
  readonly seat: number;
  readonly number: number;
  readonly word: RungWord | null;
  /** It has been turned over. */
  readonly open: boolean;
  /** Above the answer, as everybody can see now. */
  readonly fallen: boolean;
  /** Null before points are given. */
  readonly points: number | null;
  /** Of these points, those beyond the first prize: a challenge's on less than the highest. */
  readonly bonus: number;
}

/** « Incroyable ! » */
export interface Cry {
  readonly seat: number;
  readonly target: number;
  readonly number: number;
}

/** The answer, as far as it has come. */
export interface Answer {
  readonly number: number;
  readonly unit: string;
  readonly comment: string;
  /** Its digits still roll. */
  readonly rolls: boolean;
  /** Its little story may be told. */
  readonly told: boolean;
}

export interface Lane {
  readonly rungs: readonly Rung[];
  /** Whose word it is. */
  readonly speaker: number | null;
  readonly cry: Cry | null;
  readonly answer: Answer | null;
  /** Whether the challenge was right, once that is out. */
  readonly right: boolean | null;
}

let last: { readonly given: readonly [LaneView, Told, Step | null]; readonly lane: Lane } | null = null;

/** Every seat asks for it at every step: the last one is kept, for as long as what it is made of is the same. */
export function laneOf(view: LaneView, told: Told, step: Step | null): Lane {
  const given = [view, told, step] as const;
  if (!last || given.some((one, nth) => one !== last?.given[nth])) last = { given, lane: laneFrom(...given) };
  return last.lane;
}

function laneFrom(view: LaneView, told: Told, step: Step | null): Lane {
  const since = told.slice(told.findLastIndex((fact) => fact.type === "asked") + 1);
  const estimates = estimatesOf(view, since, step);
  const answer = answerOf(since, step);
  const cry = since.findLast((fact) => fact.type === "challenged") ?? null;
  const judged = since.findLast((fact) => fact.type === "judged");
  const scored = since.findLast((fact) => fact.type === "scored");
  const seats = [...estimates.keys()].sort((a, b) => numberOf(b) - numberOf(a) || a - b);
  const closed = closedOf(step, seats.length);
  function numberOf(seat: number): number {
    return estimates.get(seat) ?? 0;
  }

  return {
    rungs: seats.map((seat, rank) => {
      const fallen = !!judged && !!answer && numberOf(seat) > answer.number;
      const points = scored ? (scored.points.find(([of]) => of === seat)?.[1] ?? 0) : null;
      return {
        seat,
        number: numberOf(seat),
        word: answer ? outcomeOf(fallen, judged, seat) : wordOf(view, since, step, seat, rank),
        open: rank >= closed,
        fallen,
        points,
        bonus: judged?.success && judged.seat === seat && points ? points - PRIZES[0] : 0,
      };
    }),
    speaker: cry || step?.fact.type === "shown" ? null : speakerOf(view),
    cry,
    answer,
    right: judged && !(step?.fact.type === "judged" && !step.landed) ? judged.success : null,
  };
}

/** Why somebody gets nothing, once that is out. */
function outcomeOf(fallen: boolean, judged: Incroyable.Judged | undefined, seat: number): RungWord | null {
  if (fallen) return "over";
  return judged && !judged.success && judged.seat === seat ? "misjudged" : null;
}

/** By seat. What is being shown is not in the view yet. */
function estimatesOf(view: LaneView, since: Told, step: Step | null): Map<number, number> {
  if (view.type === "estimating") {
    const shown = since.findLast((fact) => fact.type === "shown");
    return new Map(shown?.estimates.map(({ seat, number }) => [seat, number]));
  }
  const estimates = new Map(view.estimates.map((number, seat) => [seat, number]));
  const moved = step?.fact;
  if (moved?.type === "raised" || moved?.type === "shifted") estimates.set(moved.seat, moved.number);
  return estimates;
}

/** How many from the top are not turned over yet: after a breath the lowest comes, one a step, and the highest last. */
function closedOf(step: Step | null, count: number): number {
  if (step?.fact.type !== "shown" || step.landed) return 0;
  return Math.max(0, count - step.count);
}

function speakerOf(view: LaneView): number | null {
  if (view.type === "settling") return view.to_move;
  return view.type === "challenging" ? (view.to_speak[0] ?? null) : null;
}

function wordOf(view: LaneView, since: Told, step: Step | null, seat: number, rank: number): RungWord | null {
  const acted = since.findLast((fact) => ACTS.has(fact.type) && "seat" in fact && fact.seat === seat)?.type;
  const acting = step !== null && "seat" in step.fact && step.fact.seat === seat;
  if (!acting && !since.some((fact) => fact.type === "challenged")) {
    if (view.type === "settling" && view.to_move === seat) return "settles";
    const place = view.type === "challenging" ? view.to_speak.indexOf(seat) : -1;
    if (place > 0) return "soon";
    if (place === 0 && view.type === "challenging") return view.to_speak.length > 1 ? "speaks" : "lowest";
  }
  if (acted === "passed" || acted === "raised") return acted;
  if (rank === 0) return "highest";
  return acted === "shifted" ? "shifted" : null;
}

const ACTS: ReadonlySet<Fact["type"]> = new Set(["passed", "raised", "shifted"] as const);

export function answerOf(since: Told, step: Step | null): Answer | null {
  const read = since.findLast((fact) => fact.type === "answer_read");
  if (!read) return null;
  const count = step?.fact === read && !step.landed ? step.count : Infinity;
  return { number: read.answer, unit: read.unit ?? "", comment: read.comment ?? "", rolls: count < 1, told: count > 1 };
}
