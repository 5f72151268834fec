/** What is expected of me, said to those who listen and signalled to those who look away. */

import { alertTurn } from "../../device/alerts";
import type { Perspective } from "../../wire/perspective";

/** What it looks at of a table's screen. */
export interface Signalled {
  readonly table: { readonly perspective: Perspective | null; readonly seat: number | null };
  readonly narration: { aloud(text: string): void };
  readonly showing: boolean;
  readonly myTurn: boolean;
  readonly expected: string;
  readonly gameId: string;
}

export class TurnSignal {
  private turn = "";
  private asked = "";
  private toldMay = "";

  constructor(private readonly screen: Signalled) {}

  /** To be called when any of it may have changed. */
  follow(): void {
    const { screen } = this;
    const { perspective } = screen.table;
    if (screen.showing) return;
    const turn = screen.myTurn && perspective ? `${perspective.epoch}/${perspective.offers.decision}` : "";
    // One decision may come to ask for something else: who listens is told so, too.
    const asked = turn && `${turn}/${screen.expected}`;
    if (asked && asked !== this.asked) screen.narration.aloud(screen.expected);
    if (turn && turn !== this.turn) alertTurn();
    if (!turn) this.followWhatMayBeSaid();
    this.turn = turn;
    this.asked = asked;
  }

  /** Out of turn: told once a game, as it stands on a button each time. */
  private followWhatMayBeSaid(): void {
    const { screen } = this;
    const { perspective, seat } = screen.table;
    const may = seat !== null && !!perspective?.may.includes(seat) && perspective.offers.choices.length > 0;
    if (!may || this.toldMay === screen.gameId) return;
    this.toldMay = screen.gameId;
    screen.narration.aloud(screen.expected);
  }
}
