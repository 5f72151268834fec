/** My pad as it lies open: which page, which diagram, which pencil, and what is pointed at. */

import type { BoardContext } from "../../../board/boardContext";
import type { Proof } from "../types";
import { carriedOver, cleared, cycled, isClean, type Pages, read, redone, undone, wiped, written } from "./padMarks";

export type Page = "tiles" | "log";
export type Order = "played" | "number";

export class OpenPad {
  page: Page = $state("tiles");
  /** Which of the three diagrams, from 0. */
  diagram = $state(0);
  pencil = $state(0);
  /** The place on the diagram that was last looked at; -1 is none yet. */
  at = $state(-1);
  order: Order = $state("played");
  /** The only question that is looked for; 0 is all of them. */
  only = $state(0);
  /** Only answers that speak of the rack that stands before me now. */
  current = $state(false);
  /** What is being proved: the answers that do it stand out in the log. */
  proof: Proof | null = $state.raw(null);
  readonly pages: Pages = $derived.by(() => read(this.board.note, this.board.gameId));
  readonly clean: boolean = $derived.by(() => isClean(this.pages, this.diagram));
  /** Marks were made for a rack that is gone. */
  readonly outdated: boolean = $derived.by(() => {
    const rack = this.rack();
    return rack !== null && this.pages.rack !== rack && !isClean(this.pages);
  });

  constructor(
    private readonly board: BoardContext,
    /** How often my rack was refilled; null once the game is over. */
    private readonly rack: () => number | null,
  ) {}

  mark(at: number): void {
    this.at = at;
    // The first mark after a change of racks is made for the new one, where nothing was left of the old.
    const pages = isClean(this.pages) ? { ...this.pages, rack: this.rack() ?? 0 } : this.pages;
    this.write(cycled(pages, this.diagram, at, this.pencil));
  }

  undo = (): void => this.write(undone(this.pages));
  redo = (): void => this.write(redone(this.pages));
  clear = (): void => this.write(cleared(this.pages, this.diagram));
  wipe = (): void => this.write(wiped(this.pages, this.rack() ?? 0));
  carryOver = (): void => this.write(carriedOver(this.pages, this.rack() ?? 0));
  jot = (text: string): void => this.write({ ...this.pages, text });

  /** To the log, where these answers stand out. */
  prove(proof: Proof): void {
    this.proof = proof;
    this.only = 0;
    this.current = false;
    this.order = "played";
    this.page = "log";
  }

  open(page: Page): void {
    this.page = page;
    if (page === "tiles") this.proof = null;
  }

  private write(pages: Pages): void {
    if (pages !== this.pages) this.board.writeNote(written(pages));
  }
}
