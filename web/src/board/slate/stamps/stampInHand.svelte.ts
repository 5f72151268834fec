/** A stamp before it is put down: which one, where, how large and how far turned. Told in words as well. */

import { SLATE, type Offers, type Span } from "../../../wire/generated";
import type { Words } from "../../../words/words";
import { offersOf } from "../../offers";
import { TURNS, type Placed } from "./placedStamp";
import type { Motif, Stamp } from "../slateActions";
import { WIDE } from "../slateLook";

/** By how much a key moves it, in units of the slate, and with Shift held down; and makes it larger. */
const STEP = 96;
const SMALL_STEP = 16;
const GROWS = 1.15;

export class StampInHand {
  /** Which one, and which was put down last. Their names are looked up: one may be covered meanwhile. */
  chosen: string | null = $state(null);
  added: string | null = $state(null);
  placed: Placed = $state.raw({ x: WIDE / 2, y: SLATE / 2, size: 900, turn: 0 });

  constructor(
    private readonly motifs: () => readonly Motif[],
    private readonly offers: () => Offers,
    private readonly stamp: (stamp: Stamp) => void,
  ) {}

  get offered(): Motif[] {
    const domain = this.field("motif");
    const these = domain?.type === "one_of" ? domain.these : [];
    return this.motifs().filter(({ motif }) => these.includes(motif));
  }

  /** The chosen one as it is drawn. */
  get strokes(): readonly string[] {
    return this.motif(this.chosen)?.strokes ?? [];
  }

  get name(): string {
    return this.motif(this.chosen)?.name ?? "";
  }

  choose(motif: string): void {
    this.chosen = this.chosen === motif ? null : motif;
  }

  /** On the slate: the hand is empty then. During a pause it stays in the hand. */
  put(): void {
    if (!this.chosen || !this.field("motif")) return;
    this.stamp({ type: "stamp", motif: this.chosen, ...this.placed });
    this.added = this.chosen;
    this.chosen = null;
  }

  moveBy(across: number, down: number): void {
    this.place({ x: this.placed.x + across, y: this.placed.y + down });
  }

  place(change: Partial<Placed>): void {
    const { x, y, size, turn } = { ...this.placed, ...change };
    this.placed = {
      x: this.held("x", x),
      y: this.held("y", y),
      size: this.held("size", size),
      turn: ((Math.round(turn) % TURNS) + TURNS) % TURNS,
    };
  }

  growBy(by: number): void {
    this.place({ size: this.placed.size * by });
  }

  /** What a key does; null where it does nothing. */
  keyed(key: string, small: boolean): (() => void) | null {
    const step = small ? SMALL_STEP : STEP;
    switch (key) {
      case "ArrowLeft":
        return () => this.moveBy(-step, 0);
      case "ArrowRight":
        return () => this.moveBy(step, 0);
      case "ArrowUp":
        return () => this.moveBy(0, -step);
      case "ArrowDown":
        return () => this.moveBy(0, step);
      case "+":
      case "=":
        return () => this.growBy(GROWS);
      case "-":
        return () => this.growBy(1 / GROWS);
      case "r":
      case "R":
        return () => this.place({ turn: this.placed.turn + (small ? -1 : 1) });
      default:
        return null;
    }
  }

  /** What it is, where on the slate, how large, how far turned; or that it lies there now. */
  told(words: Words): string {
    const { x, y, size, turn } = this.placed;
    const added = this.motif(this.added);
    if (!this.chosen) return added ? words.say("page-slate-added", { motif: added.name }) : "";
    return words.say("page-slate-placed", {
      motif: this.name,
      across: third(x, WIDE, "left", "right"),
      down: third(y, SLATE, "top", "bottom"),
      x: Math.round((100 * x) / WIDE),
      y: Math.round((100 * y) / SLATE),
      size: Math.round((100 * size) / WIDE),
      degrees: (turn * 360) / TURNS,
    });
  }

  private motif(id: string | null): Motif | undefined {
    return this.motifs().find(({ motif }) => motif === id);
  }

  private field(name: string) {
    return offersOf(this.offers(), "stamp")[0]?.fields.find((field) => field.name === name)?.domain;
  }

  private held(name: string, value: number): number {
    const span = this.field(name) as Span | undefined;
    return Math.round(Math.min(span?.high ?? value, Math.max(span?.low ?? value, value)));
  }
}

function third(at: number, side: number, first: string, last: string): string {
  return at < side / 3 ? first : at > (2 * side) / 3 ? last : "middle";
}
