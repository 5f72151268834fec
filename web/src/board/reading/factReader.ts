/** Has what happens at a table read aloud, fact after fact, as each is shown. Only for who hosts a board. */

import type { Passage } from "../../device/voice.svelte";
import type { ToldFact } from "../../wire/perspective";

/** What reads it: one after the other. */
export interface Teller {
  tell(passage: Passage): void;
  stop(): void;
}

export interface Telling {
  /** All that is out: of what is still being shown, nothing. */
  readonly told: readonly ToldFact[];
  /** Which game, seen by whom. */
  readonly game: string;
  readonly me: number | null;
  /** The game begins here: it is read from its start. Who comes in the middle of one hears what comes then. */
  readonly begins: boolean;
  /** Whether somebody wants it, and may hear it. */
  readonly on: boolean;
}

export class FactReader {
  private game = "";
  private me: number | null = null;
  private known = 0;
  private on = false;

  constructor(private readonly voice: Teller) {}

  /** For an effect: reads what is new in it. What nobody wanted to hear is not read later. */
  follow({ told, game, me, begins, on }: Telling, aloud: (fact: ToldFact) => Passage): void {
    const other = game !== this.game;
    if (other || me !== this.me) {
      if (this.game) this.voice.stop();
      this.known = other && begins ? 0 : told.length;
    } else if (this.on && !on) this.voice.stop();
    this.game = game;
    this.me = me;
    this.on = on;
    const fresh = told.slice(this.known);
    this.known = Math.max(this.known, told.length);
    if (on) for (const fact of fresh) this.voice.tell(aloud(fact));
  }

  /** On past so many facts, in silence. */
  skipTo(known: number): void {
    this.known = Math.max(this.known, known);
    this.voice.stop();
  }
}
