/**
 * My six vote cards while I vote: which slate I look at, which cards lie where, and which one is under my finger. What was
 * just laid is shown at once; what the table says counts.
 */

import { may } from "../../../board/offers";
import type { Offers } from "../../../wire/generated";
import type { Action, Voting } from "../types";

/** A card on its way, in pixels of the page. */
interface Dragged {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  /** Over whose slate. */
  readonly over: number | null;
}

/** Which card lies before whose slate now, and which one it took the place of. */
interface Laid {
  readonly seat: number;
  readonly number: number;
  readonly instead: number | null;
  /** The slate that is looked at from then on, if that is another. */
  readonly next: number | null;
}

/** What one does in a round, and forgets with it. */
interface Look {
  readonly round: number | undefined;
  /** At whose slate. */
  readonly chosen: number | null;
  readonly laid: Laid | null;
}

export class Hand {
  dragged: Dragged | null = $state.raw(null);
  private lastLook: Look | null = $state.raw(null);
  /** Laid or taken back, and not yet seen. */
  private under: Readonly<Record<number, number | null>> = $state.raw({});
  private waiting = 0;
  private line: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly view: () => Voting | null,
    private readonly offers: () => Offers,
    private readonly act: (action: Action) => Promise<unknown>,
  ) {}

  /** The slate that is shown large: the one that was chosen, or else the first that is not mine. */
  readonly active = $derived.by(() => {
    const players = this.view()?.pictures.length ?? 0;
    const { chosen } = this.look;
    if (chosen !== null && chosen < players) return chosen;
    return this.view()?.me === 0 ? 1 : 0;
  });

  /** My votes, by whose slate they lie before. */
  readonly votes: readonly (number | null)[] = $derived.by(() =>
    (this.view()?.mine ?? []).map((number, seat) => this.under[seat] ?? (seat in this.under ? null : number)),
  );

  /** The last card that was laid, until something else is done. */
  get laid(): Laid | null {
    return this.look.laid;
  }

  get open(): boolean {
    return may(this.offers(), "vote");
  }

  /** Whether a card of mine can lie before this slate. */
  takes(seat: number): boolean {
    return this.open && seat !== this.view()?.me;
  }

  /** Before whose slate a card lies. */
  whereIs(number: number): number | null {
    const seat = this.votes.indexOf(number);
    return seat < 0 ? null : seat;
  }

  /** How many slates are without a card of mine. */
  get missing(): number {
    return this.votes.filter((number, seat) => number === null && seat !== this.view()?.me).length;
  }

  lookAt(seat: number): void {
    this.look = { ...this.look, chosen: seat, laid: null };
  }

  /** A card before the slate that I look at, and on to the next one without; the one that lies there is taken back. */
  press(number: number): void {
    const seat = this.active;
    if (this.votes[seat] === number) this.takeBack(seat);
    else if (this.takes(seat)) this.lay(seat, number, true);
  }

  /** From wherever it lies; `onward`, the next slate without one is looked at. */
  lay(seat: number, number: number, onward = false): void {
    if (!this.takes(seat) || this.votes[seat] === number) return;
    const [from, instead] = [this.whereIs(number), this.votes[seat] ?? null];
    const vote: Action = { type: "vote", target: seat, number };
    if (from === null) this.send({ [seat]: number }, [vote]);
    else this.send({ [from]: null, [seat]: number }, [{ type: "take_back", target: from }, vote]);
    const next = onward ? this.nextWithout(seat) : null;
    this.look = { ...this.look, chosen: next ?? seat, laid: { seat, number, instead, next } };
  }

  takeBack(seat: number): void {
    this.look = { ...this.look, laid: null };
    if (this.takes(seat) && this.votes[seat] !== null)
      this.send({ [seat]: null }, [{ type: "take_back", target: seat }]);
  }

  /** After all that is on its way; not if something of that was refused: these are not the votes that were meant. */
  async finish(): Promise<void> {
    const meant = this.votes.join();
    await this.line;
    if (this.votes.join() === meant) await this.act({ type: "finish" });
  }

  drag(number: number, x: number, y: number, over: number | null): void {
    this.dragged = { number, x, y, over: over !== null && this.takes(over) ? over : null };
  }

  /** Wherever it is let go. */
  drop(): void {
    const { dragged } = this;
    this.dragged = null;
    if (!dragged || dragged.over === null) return;
    this.lookAt(dragged.over);
    this.lay(dragged.over, dragged.number);
  }

  cancelDrag(): void {
    this.dragged = null;
  }

  private get look(): Look {
    const round = this.view()?.match.round;
    return this.lastLook?.round === round && this.lastLook ? this.lastLook : { round, chosen: null, laid: null };
  }

  private set look(look: Look) {
    this.lastLook = look;
  }

  private nextWithout(seat: number): number | null {
    const players = this.votes.length;
    const others = Array.from({ length: players }, (_, after) => (seat + 1 + after) % players);
    return others.find((other) => this.takes(other) && this.votes[other] === null) ?? null;
  }

  /** One after the other, however fast the fingers are. */
  private send(under: Record<number, number | null>, actions: readonly Action[]): void {
    this.under = { ...this.under, ...under };
    this.waiting += 1;
    this.line = this.line.then(async () => {
      for (const action of actions) await this.act(action);
      this.waiting -= 1;
      if (!this.waiting) this.under = {};
    });
  }
}
