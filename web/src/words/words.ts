/** What the page says: one language at one game. Texts are the same Fluent files that the terminal uses. */

import type { Field, Language, Offer, Offers, Result } from "../wire/generated";

export type Argument = string | number;

/** Something that a game tells, offers or shows: a struct with its tag. */
export type Thing = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Who is at the table, and whose eyes we look through. */
export interface Company {
  readonly names: readonly string[];
  readonly me: number | null;
}

/** The words of one language: those of the page, those common to all games, and those of one game. */
export interface Words {
  readonly language: Language;
  has(key: string): boolean;
  /** A message with its arguments; `key.attribute` is an attribute of one. */
  say(key: string, args?: Record<string, Argument>): string;
  /** What happened, as a sentence or a few lines. */
  fact(fact: Thing, company: Company): string;
  /** What is being shown while nobody knows yet what comes of it; "" where the game has no words for that. */
  showing(fact: Thing, company: Company): string;
  /** What happened, for the sentence on top, where the board has the text; "" where the game has no words for that. */
  brief(fact: Thing, company: Company): string;
  /** What happened, as a screen reader says it unasked: without a secret of one's own, which the room would hear. */
  aloud(fact: Thing, company: Company): string;
  /** What stands above this fact in a history, where a new part of the game begins with it. */
  heading(fact: Thing, company: Company): string | null;
  /** Whether this fact looks back at the game rather than being a part of it: for the history and the end alone. */
  aside(fact: Thing): boolean;
  /** Whether it merely follows from the one before: it is told, and the sentence on top stays with what led to it. */
  follows(fact: Thing): boolean;
  /** Why the rules or the table say no; `asked` is the type of what was asked: only of what is done in the game do the rules judge. */
  refusal(why: string, asked?: string): string;
  /** What somebody is remembered for: its title, and who did what. */
  award(award: Thing, company: Company): readonly [title: string, line: string];
  ending(result: Result): string;
  winners(seats: readonly number[], company: Company): string;
  /** What these are at, in the words that the game has for this phase, if any. */
  awaited(view: Thing | null, seats: readonly number[], company: Company): string;
  /** What is expected of whoever is asked, in one sentence. */
  turn(view: Thing, offers: Offers, company: Company): string;
  /** The same, of whoever the rules will give these seconds once the others are done; "" where the game has no words for it. */
  soon(view: Thing, seconds: number, others: readonly number[], company: Company): string;
  offer(offer: Offer, company: Company): string;
  /** Whether the game has a question to ask before this action is done. */
  guarded(action: string): boolean;
  /** That question: for what a slip of the finger must not do. */
  sure(action: Thing, company: Company): string;
  /** What a field of an action is called. */
  field(name: string): string;
  /** What this field of an action can be. */
  domain(action: string, field: Field, company: Company): string;
  /** One value of a field of an action, as it is shown. */
  value(action: string, field: string, value: Argument, company: Company): string;
  /** « a, b et c ». */
  listed(texts: readonly string[], last?: "and" | "or"): string;
}
