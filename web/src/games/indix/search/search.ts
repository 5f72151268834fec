/** What is known of the card that is looked for, and what goes on about it: of the view, with what is being shown. */

import type { Indix } from "../../../wire/generated";
import type { Fact, Question, ReadClue, Reply, Searching, Step, Told } from "../types";

/** What somebody says or does about the newest clue. */
export type Talk =
  /** A question mark: the die is to be rolled, is in the air (no face yet), or lies there. */
  | { readonly kind: "die"; readonly seat: number; readonly rolled: boolean; readonly face: Indix.Face | null }
  | { readonly kind: "asks"; readonly seat: number }
  | {
      readonly kind: "exchange";
      readonly seat: number;
      readonly question: Question;
      readonly reply: Reply | null;
    }
  | { readonly kind: "passed"; readonly seat: number }
  /** « Je réponds », or « Réponse ! » by a purple token. */
  | { readonly kind: "speaks"; readonly seat: number; readonly called: boolean; readonly falling: boolean }
  | {
      readonly kind: "answer";
      readonly seat: number;
      readonly called: boolean;
      readonly words: string;
      /** Null until it is judged. */
      readonly right: boolean | null;
    }
  | { readonly kind: "silence"; readonly seat: number; readonly called: boolean; readonly late: boolean };

export interface Search {
  /** Those whose number was picked, the newest last. */
  readonly clues: readonly ReadClue[];
  /** With the number that was just picked. */
  readonly placed: readonly number[];
  /** The newest one's text is turned up. */
  readonly open: boolean;
  readonly talk: Talk | null;
}

export function searchShown(view: Searching, told: Told, step: Step | null): Search {
  const clues = step ? cluesWith(view, told) : view.clues;
  const picked = step?.fact.type === "number_picked" ? step.fact.number : null;
  return {
    clues,
    placed: [...clues.map(({ number }) => number), ...(picked === null ? [] : [picked])],
    open: step?.fact.type !== "clue_read" || step.count > 0 || step.landed,
    talk: step ? talkOfFact(view, told, step) : talkOfView(view),
  };
}

/** The view is that of before: who picked a number since looks for the card. */
export function investigatorIn(view: Searching, told: Told, step: Step | null): number {
  const since = step ? told.slice(fromCard(told), step.at + 1) : [];
  return since.findLast((fact) => fact.type === "number_picked")?.seat ?? view.investigator;
}

function fromCard(told: Told): number {
  return told.findLastIndex(({ type }) => type === "card_drawn") + 1;
}

/** The view is that of before: what was told of this card besides comes after it. */
function cluesWith(view: Searching, told: Told): readonly ReadClue[] {
  const from = fromCard(told);
  const known = view.clues.map(({ number }) => number);
  const fresh = told.slice(from).flatMap((fact): ReadClue[] => {
    if (fact.type !== "clue_read" && fact.type !== "mark_read") return [];
    const text = fact.type === "clue_read" ? fact.text : null;
    return known.includes(fact.number) ? [] : [{ number: fact.number, text }];
  });
  return [...view.clues, ...fresh];
}

function talkOfFact(view: Searching, told: Told, step: Step): Talk | null {
  const { fact, at, landed } = step;
  const investigator = investigatorIn(view, told, step);
  const called = "seat" in fact && fact.seat !== investigator;
  switch (fact.type) {
    case "mark_read":
      return { kind: "die", seat: investigator, rolled: false, face: null };
    case "die_rolled":
      return { kind: "die", seat: fact.seat, rolled: true, face: landed ? fact.face : null };
    case "asked":
    case "asked_freely":
      return { kind: "exchange", seat: fact.seat, question: questionOf(fact), reply: null };
    case "nodded":
    case "replied":
      return exchangeWith(view, told, at, fact, investigator);
    case "passed":
      return { kind: "passed", seat: fact.seat };
    case "spoke":
      return { kind: "speaks", seat: fact.seat, called: false, falling: false };
    case "called":
      return { kind: "speaks", seat: fact.seat, called: true, falling: !landed };
    case "answered":
      return { kind: "answer", seat: fact.seat, called, words: fact.words, right: null };
    case "answered_nothing":
      return { kind: "silence", seat: fact.seat, called, late: fact.late };
    case "judged": {
      const words = told.slice(0, at).findLast((one) => one.type === "answered")?.words ?? "";
      return { kind: "answer", seat: fact.seat, called, words, right: landed ? fact.right : null };
    }
    default:
      return null;
  }
}

function exchangeWith(
  view: Searching,
  told: Told,
  at: number,
  fact: Indix.Nodded | Indix.Replied,
  seat: number,
): Talk | null {
  const asked = told.slice(0, at).findLast((one) => one.type === "asked" || one.type === "asked_freely");
  const question = view.type === "replying" ? view.question : asked && questionOf(asked);
  const reply: Reply =
    fact.type === "nodded" ? { type: "nod", truth: fact.truth } : { type: "reply", words: fact.words };
  return question ? { kind: "exchange", seat, question, reply } : null;
}

function questionOf(fact: Extract<Fact, { type: "asked" | "asked_freely" }>): Question {
  return fact.type === "asked" ? { type: "ask", trait: fact.trait } : { type: "ask_freely", words: fact.words };
}

function talkOfView(view: Searching): Talk | null {
  const { investigator } = view;
  switch (view.type) {
    case "rolling":
    case "tumbling":
      return { kind: "die", seat: investigator, rolled: view.type === "tumbling", face: null };
    case "asking":
      return { kind: "asks", seat: investigator };
    case "replying":
      return { kind: "exchange", seat: investigator, question: view.question, reply: null };
    case "thinking": {
      const last = view.chained ? view.exchanges.at(-1) : undefined;
      return last ? { kind: "exchange", ...last } : null;
    }
    case "answering":
      return { kind: "speaks", seat: view.by, called: view.by !== investigator, falling: false };
    case "measuring":
    case "judging":
      return { kind: "answer", seat: view.by, called: view.by !== investigator, words: view.words, right: null };
    case "picking":
      return null;
  }
}

/** Whose purple token lies on the sun, and whether it is still in the air. */
export function thrownIn(talk: Talk | null): { readonly seat: number; readonly falling: boolean } | null {
  if (!talk || !("called" in talk) || !talk.called) return null;
  return { seat: talk.seat, falling: talk.kind === "speaks" && talk.falling };
}
