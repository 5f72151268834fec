/** What a board keeps on this device alone, for one seat in the game that is on: the next game begins without it. */

import { store, stored } from "../../device/storage";

interface Place {
  readonly code: string;
  readonly gameId: string;
  readonly seat: number | null;
}

export class Keepsake {
  private written = $state(0);

  constructor(private readonly place: () => Place) {}

  get text(): string {
    void this.written;
    const { seat } = this.place();
    return seat === null ? "" : (this.read()[seat] ?? "");
  }

  keep(text: string): void {
    const { code, gameId, seat } = this.place();
    if (seat === null) return;
    store(`kept/${code}`, JSON.stringify({ game: gameId, seats: { ...this.read(), [seat]: text } }));
    this.written += 1;
  }

  /** By seat; nothing of another game, and nothing that somebody else wrote there. */
  private read(): Record<number, string> {
    const { code, gameId } = this.place();
    try {
      const found = JSON.parse(stored(`kept/${code}`) ?? "null") as { game?: unknown; seats?: object } | null;
      if (found?.game !== gameId) return {};
      return Object.fromEntries(Object.entries(found.seats ?? {}).filter(([, text]) => typeof text === "string"));
    } catch {
      return {};
    }
  }
}
