/** How a risk turn stands: on which stone, who stands there, who is in the water, and what has been shown so far. */

import type { Incroyable } from "../../../wire/generated";
import { STAKES } from "../constants.generated";
import { type Answer, answerOf } from "../lane/lane";
import type { Question, Step, Told, View } from "../types";

export interface Risk {
  readonly questioner: number;
  /** Which stone, from 0; -1 before the first question. */
  readonly at: number;
  readonly standing: readonly number[];
  /** Wrong just now: they lose their balance. */
  readonly falling: readonly number[];
  /** Those in the water, with the stone that they fell from. */
  readonly fallen: readonly { readonly seat: number; readonly at: number }[];
  readonly question: Question | null;
  readonly named: number | null;
  /** By seat: that a card lies there. */
  readonly ready: readonly boolean[];
  /** Cards that are turned over. */
  readonly signs: readonly Incroyable.ShownSign[];
  /** Once it is read, for everybody, as far as it has come. */
  readonly answer: Answer | null;
  /** It is over, and this is how. */
  readonly ended: boolean;
}

/** Nothing is asked, so nothing is said to it. */
const NOTHING = { falling: [], question: null, named: null, ready: [], signs: [], answer: null, ended: false } as const;

type Fact = Incroyable.Fact;
type RiskView = Extract<View, { type: "naming" | "choosing" }>;

/** None of these belong to the risk turn that the view is of. */
const NEXT: readonly Fact["type"][] = ["asked", "begins", "won"];

export function riskOf(view: View, told: Told, step: Step | null): Risk | null {
  const fact = step?.fact;
  if (fact?.type === "risk_began") return begun(view, fact.seat);
  if (fact?.type === "risk_asked") return askedNext(view, told, fact);
  if ((view.type !== "naming" && view.type !== "choosing") || (fact && NEXT.includes(fact.type))) return null;
  const risk = ofView(view, told, step);
  // What was asked and answered is over: the stones alone are left, with whoever stands there.
  return fact?.type === "risk_ended" ? { ...risk, ...NOTHING, ended: true } : risk;
}

function begun(view: View, questioner: number): Risk {
  return { questioner, at: -1, standing: others(view, questioner), fallen: [], ...NOTHING };
}

function askedNext(view: View, told: Told, fact: Incroyable.RiskAsked): Risk {
  const at = STAKES.findIndex((stake) => stake === fact.stake);
  const fallen = at > 0 ? fallenIn(told) : [];
  const standing = at > 0 && "still_in" in view ? view.still_in : others(view, fact.seat);
  const dry = standing.filter((seat) => !fallen.some((one) => one.seat === seat));
  return {
    ...begun(view, fact.seat),
    at,
    standing: dry,
    fallen: missing(view, fact.seat, dry, fallen, at),
    question: fact,
  };
}

function ofView(view: RiskView, told: Told, step: Step | null): Risk {
  const { at, still_in, race, question } = view;
  const now = told.slice(told.findLastIndex((fact) => fact.type === "risk_asked") + 1);
  const fell = now.find((fact) => fact.type === "fell")?.seats ?? [];
  const falls = step?.fact.type === "fell" && !step.landed && step.count === 0;
  const shown = now.find((fact) => fact.type === "signs_shown");
  const turned = step?.fact.type === "signs_shown" && !step.landed ? step.count : Infinity;
  const named = view.type === "choosing" ? view.named : (now.find((fact) => fact.type === "named")?.number ?? null);
  const standing = falls ? still_in : still_in.filter((seat) => !fell.includes(seat));
  const wet = fallenIn(told).filter(({ seat }) => !standing.includes(seat));
  return {
    questioner: race.questioner,
    at,
    standing,
    falling: falls ? fell : [],
    fallen: missing(view, race.questioner, standing, wet, at),
    question,
    named,
    ready: view.type === "choosing" ? view.ready : [],
    signs: (shown?.signs ?? []).slice(0, turned),
    answer: answerOf(now, step),
    ended: false,
  };
}

/** In this risk turn, in order. */
function fallenIn(told: Told): { seat: number; at: number }[] {
  const fallen: { seat: number; at: number }[] = [];
  let at = 0;
  for (const fact of told.slice(told.findLastIndex((one) => one.type === "risk_began") + 1)) {
    if (fact.type === "risk_asked") at = STAKES.findIndex((stake) => stake === fact.stake);
    if (fact.type === "fell") fallen.push(...fact.seats.map((seat) => ({ seat, at })));
  }
  return fallen;
}

/** Whoever comes in the middle was not told from which stone they fell: from the one before, at the latest. */
function missing(view: View, questioner: number, standing: readonly number[], fallen: Risk["fallen"], at: number) {
  const known = [questioner, ...standing, ...fallen.map(({ seat }) => seat)];
  const unknown = others(view, questioner).filter((seat) => !known.includes(seat));
  return [...unknown.map((seat) => ({ seat, at: Math.max(0, at - 1) })), ...fallen];
}

/** In turn order. */
function others(view: View, questioner: number): number[] {
  const players = view.type === "preparing" ? view.players : view.race.pawns.length;
  return Array.from({ length: players - 1 }, (_, nth) => (questioner + 1 + nth) % players);
}
