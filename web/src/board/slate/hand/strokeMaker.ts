/**
 * The stroke under a pen, finger or mouse: from where it went to the points that are kept of it. What lies on a straight
 * way is left out, and a stroke that becomes longer than may be is handed on in parts, each beginning where the last ended.
 */

import type { StrokePoint } from "../../stroke";

/** What the offer of a stroke allows. */
export interface StrokeLimits {
  /** Points. */
  readonly most: number;
  /** How far the pen may go, across or down, whichever is more. */
  readonly farthest: number;
}

/** Nearer than this to the last point, in units of the slate, nothing is noticed. */
const NEAR = 6;
/** What is left out lies no farther than this from what is kept: less than half a pixel on a phone. */
export const OFF = 3.5;
/** And differs in pressure by no more than this. */
const LIGHTER = 6;
/** Points that wait to be looked at together. */
const WAITING = 48;
/** In the end, what lies on one line with others that were looked at apart is left out, too. */
const STRAIGHT = 1;

export class StrokeMaker {
  /** Of the part that is being made: what is kept for good, and what came since. */
  private kept: StrokePoint[] = [];
  private waiting: StrokePoint[] = [];
  private far = 0;
  /** Parts that were handed on. */
  private parts = 0;

  constructor(
    private readonly limits: () => StrokeLimits | null,
    /** `whole` if it is all of the stroke. */
    private readonly hand: (points: readonly StrokePoint[], whole: boolean) => void,
    private readonly off = OFF,
  ) {}

  /** It has gone hardly anywhere: it may have been no stroke at all. */
  get isYoung(): boolean {
    return this.parts === 0 && this.far < 30 * NEAR;
  }

  /** Whether it is far enough from the last one, and a stroke is offered. */
  add(point: StrokePoint): boolean {
    const last = this.waiting.at(-1) ?? this.kept.at(-1);
    const step = last ? apart(last, point) : 0;
    if (last && step < NEAR) return false;
    const limits = this.limits();
    if (!limits) return false;
    if (last && this.far + step > limits.farthest) this.handOn(last);
    this.waiting.push(point);
    this.far += step;
    if (this.kept.length + this.waiting.length >= limits.most) this.look();
    if (this.kept.length + this.waiting.length >= limits.most) this.handOn(point);
    else if (this.waiting.length >= WAITING) this.look();
    return true;
  }

  /** The pen was lifted. */
  finish(): void {
    this.look();
    if (this.kept.length && (this.parts === 0 || this.kept.length > 1)) this.give(this.parts === 0);
  }

  /** A part ends here, and the next one begins. */
  private handOn(at: StrokePoint): void {
    this.look();
    this.give(false);
    this.kept = [at];
  }

  private give(whole: boolean): void {
    this.parts += 1;
    this.hand(simplified(this.kept, STRAIGHT), whole);
    this.kept = [];
    this.far = 0;
  }

  private look(): void {
    const last = this.kept.at(-1);
    const found = simplified(last ? [last, ...this.waiting] : this.waiting, this.off);
    this.kept.push(...(last ? found.slice(1) : found));
    this.waiting = [];
  }
}

/** Without the points that can be left out; the first and the last stay. */
export function simplified(points: readonly StrokePoint[], off: number): StrokePoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let [farthest, at] = [0, 0];
  for (let one = 1; one < points.length - 1; one += 1) {
    const away = awayFrom(points[one] as StrokePoint, first, last) / off;
    const lighter = Math.abs((points[one] as StrokePoint).pressure - (first.pressure + last.pressure) / 2) / LIGHTER;
    if (Math.max(away, lighter / 2) > farthest) [farthest, at] = [Math.max(away, lighter / 2), one];
  }
  if (farthest <= 1) return [first, last];
  return [...simplified(points.slice(0, at + 1), off), ...simplified(points.slice(at), off).slice(1)];
}

/** As the rules measure how far a pen went. */
export function apart(a: StrokePoint, b: StrokePoint): number {
  return Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y));
}

function awayFrom(point: StrokePoint, a: StrokePoint, b: StrokePoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = dx * dx + dy * dy;
  const along = long ? Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / long)) : 0;
  return Math.sqrt((point.x - a.x - along * dx) ** 2 + (point.y - a.y - along * dy) ** 2);
}
