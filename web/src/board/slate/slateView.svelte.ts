/** The part of a slate that is in sight: all of it, or less where two fingers or a wheel have come nearer. */

import { SLATE } from "../../wire/generated";

/** So many times nearer at most. */
const NEAREST = 5;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Two fingers, in shares of the surface's width and height. */
export type Pinch = readonly [Place, Place];

export class SlateView {
  left = $state(0);
  top = $state(0);
  /** How many times. */
  nearer = $state(1);

  constructor(readonly wide: number) {}

  get isWhole(): boolean {
    return this.nearer === 1;
  }

  /** For an SVG. */
  get box(): string {
    return [this.left, this.top, this.wide / this.nearer, SLATE / this.nearer].map((side) => side.toFixed(1)).join(" ");
  }

  /** Where on the slate a share of the surface lies. */
  place({ x, y }: Place): Place {
    return { x: this.left + (x * this.wide) / this.nearer, y: this.top + (y * SLATE) / this.nearer };
  }

  /** What lay under two fingers lies under them still. */
  pinch(before: Pinch, now: Pinch): void {
    this.come(this.nearer * (spread(now) / Math.max(0.01, spread(before))), this.place(middle(before)), middle(now));
  }

  /** Nearer or farther, around a share of the surface. */
  scale(by: number, around: Place): void {
    this.come(this.nearer * by, this.place(around), around);
  }

  whole(): void {
    this.come(1, { x: 0, y: 0 }, { x: 0, y: 0 });
  }

  private come(nearer: number, place: Place, at: Place): void {
    this.nearer = Math.min(NEAREST, Math.max(1, nearer));
    const [wide, high] = [this.wide / this.nearer, SLATE / this.nearer];
    this.left = Math.min(this.wide - wide, Math.max(0, place.x - at.x * wide));
    this.top = Math.min(SLATE - high, Math.max(0, place.y - at.y * high));
  }
}

function middle([a, b]: Pinch): Place {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** A slate is higher than wide, by a third: what is a share of both is not as far in both. */
function spread([a, b]: Pinch): number {
  return Math.hypot((b.x - a.x) * 3, (b.y - a.y) * 4) / 4;
}

/** Whether two fingers have moved far enough to mean something by it: apart, together, or both one way. */
export function isPinch(before: Pinch, now: Pinch): boolean {
  const [from, to] = [middle(before), middle(now)];
  const wider = spread(now) / Math.max(0.01, spread(before));
  return Math.abs(wider - 1) > 0.1 || Math.hypot(to.x - from.x, to.y - from.y) > 0.04;
}
