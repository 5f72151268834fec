/** What happened, in words: as a history, as the sentence on top, and aloud for those who listen. */

import { untrack } from "svelte";

import type { Perspective, ToldFact } from "../../wire/perspective";
import { covered } from "../../words/covered";
import type { Company, Words } from "../../words/words";

export interface HistoryLine {
  /** Its place in the history. */
  readonly at: number;
  /** What stands above it, where a part of the game begins. */
  readonly heading: string | null;
  readonly text: string;
  /** As the sentence on top says it. */
  readonly brief: string;
  /** Whose doing it is, where the fact says so. */
  readonly seat: number | null;
  /** It looks back at the game, and is no part of it. */
  readonly aside: boolean;
}

const SPOKEN = 30;

/** `secrets` are covered in it. */
export function historyOf(
  told: readonly ToldFact[],
  words: Words,
  company: Company,
  secrets: readonly string[] = [],
): HistoryLine[] {
  return told.map((fact, at) => {
    const { heading, text, brief, ...line } = lineOf(fact, at, words, company);
    const hidden = (told: string) => covered(told, secrets);
    return { ...line, heading: heading && hidden(heading), text: hidden(text), brief: hidden(brief) };
  });
}

function lineOf(fact: ToldFact, at: number, words: Words, company: Company): HistoryLine {
  const seat = typeof fact["seat"] === "number" ? fact["seat"] : null;
  const text = words.fact(fact, company);
  const brief = words.brief(fact, company) || shortened(text);
  return { at, heading: words.heading(fact, company), text, brief, seat, aside: words.aside(fact) };
}

/** What the sentence on top says of it. */
export function briefOf(fact: ToldFact, words: Words, company: Company): string {
  return lineOf(fact, 0, words, company).brief;
}

/** A fact may take several lines; the last one says what came of it. */
export function shortened(text: string): string {
  return text.trim().split("\n").at(-1)?.trim() ?? "";
}

export class Narration {
  /** What happened last, for the sentence, and not what merely followed; those who listen hear all of it. */
  now = $state("");
  /** The last things that were said aloud, in order. */
  spoken: readonly { readonly id: number; readonly text: string }[] = $state.raw([]);
  private game = "";
  private me: number | null = null;
  private eyes: number | null = null;
  private known = 0;
  private ids = 0;

  /** Called on every change of what is seen; tells what is new in it. `late` is who comes when the game is on. */
  follow(perspective: Perspective, words: Words, company: Company, game: string, late: boolean): void {
    const begins = game !== this.game;
    const fresh = begins || company.me !== this.me;
    // A game that begins is told from its beginning. Who comes late, or looks through other eyes, reads the history.
    const from = begins && !(late && this.game === "") ? 0 : fresh ? perspective.told.length : this.known;
    const happened = (fact: ToldFact) => !words.aside(fact);
    const texts = perspective.told
      .slice(from)
      .filter(happened)
      .map((fact) => words.aloud(fact, company));
    const last = perspective.told.findLast((fact) => happened(fact) && !words.follows(fact));
    this.now = last ? briefOf(last, words, company) : "";
    this.game = game;
    this.me = company.me;
    // What was said is not said again when the board takes it back to show it.
    this.known = fresh ? perspective.told.length : Math.max(this.known, perspective.told.length);
    for (const text of texts) this.aloud(text);
  }

  /** To be called before anything else when other eyes look: of what a seat was told, nothing stays behind it. */
  through(me: number | null): void {
    if (this.eyes !== null && this.eyes !== me) {
      this.spoken = [];
      this.now = "";
    }
    this.eyes = me;
  }

  /** Said to those who listen. */
  aloud(text: string): void {
    this.ids += 1;
    this.spoken = [...untrack(() => this.spoken), { id: this.ids, text }].slice(-SPOKEN);
  }
}
