/** A device that is passed round: whom it goes to next, and who may take it meanwhile. */

import type { PublicChair } from "../../wire/generated";
import type { Perspective } from "../../wire/perspective";

/** What it needs to know of the table. */
interface Round {
  readonly chairs: readonly PublicChair[];
  /** People of this device who have a seat. */
  readonly seated: readonly number[];
  readonly opened: number | null;
  /** Whether a game is on, at a device of several. */
  readonly goesRound: boolean;
  /** What everybody may know of who is asked, and who may speak. */
  readonly common: Pick<Perspective, "awaited" | "may"> | null;
}

export class PassAround {
  /** Who is asked now, and is not the one who is shown. */
  readonly due: number | null = $derived.by(() => this.next());
  /** Who may speak out of turn, other than the one who is asked. */
  readonly free: readonly number[] = $derived.by(() => {
    const may = this.round.common?.may ?? [];
    return this.round.seated.filter((person) => person !== this.due && this.isIn(person, may));
  });
  /** Who took the device out of turn, to speak: it is theirs until they have. */
  private speaking: number | null = $state(null);

  constructor(private readonly round: Round) {}

  /** The device is asked for by this person: called before their seat is opened, and told whether it was. */
  take(person: number): (opened: boolean) => void {
    const outOfTurn = this.due !== null && this.free.includes(person);
    const again = this.round.opened === person;
    return (opened) => {
      if (opened && !again) this.speaking = outOfTurn ? person : null;
    };
  }

  /** This person has spoken, or has put the device down. */
  over(person: number): void {
    if (this.speaking === person) this.speaking = null;
  }

  private next(): number | null {
    const { opened, common, goesRound, seated } = this.round;
    if (!goesRound || !common) return null;
    if (opened !== null && opened === this.speaking && this.isIn(opened, common.may)) return null;
    const asked = seated.filter((person) => this.isIn(person, common.awaited));
    return opened !== null && asked.includes(opened) ? null : (asked[0] ?? null);
  }

  /** Whether these seats have this person's, whom no bot stands in for. */
  private isIn(person: number, seats: readonly number[]): boolean {
    return this.round.chairs.some(
      (chair, seat) => chair.person === person && seats.includes(seat) && chair.level === null,
    );
  }
}
