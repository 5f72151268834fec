/** A slate that somebody draws on: the tool in their hand, what it is making, and what goes out to the table. */

import { LONGEST_STROKE, type AnyStroke, type Offers } from "../../wire/generated";
import type { BoardContext } from "../boardContext";
import { may } from "../offers";
import { decodeStroke, encodeStroke, type StrokePoint } from "../stroke";
import { seen, strokeOffered, type SlateAction } from "./slateActions";
import { PointerRoles } from "./hand/pointerRoles";
import { WIDE } from "./slateLook";
import { SlateView } from "./slateView.svelte";
import { fitted, StrokeMaker } from "./hand/strokeMaker";

export type Tool = "pen" | "eraser" | "loop";

/** Where a stroke is seen while it is made. */
export interface Ink {
  begin(tool: Tool): void;
  add(point: StrokePoint): void;
  settle(): void;
  wipe(): void;
}

/** What the table has. */
export interface SlateGiven {
  readonly strokes: readonly string[];
  readonly loop: string | null;
  readonly offers: Offers;
}

const ACTIONS = { pen: "draw", eraser: "erase", loop: "loop" } as const;
/** What an eraser leaves out of its way, in units of the slate: it is wide. */
const COARSE = 10;

export class SlateInHand {
  tool: Tool = $state("pen");
  /** Whether a pen was seen is known as long as the slate is there. */
  readonly roles = new PointerRoles();
  /** Shows what is being made. */
  ink: Ink | null = null;
  readonly view = new SlateView(WIDE);
  readonly seen = $derived.by(() => seen(this.given().strokes, this.given().loop, this.board.unsettled));
  private maker: StrokeMaker | null = null;
  private making: Tool = "pen";
  private loops: string[] = [];
  /** How many parts each stroke was handed on in, the last one last; and of those that were undone. */
  private made: number[] = [];
  private unmade: number[] = [];

  constructor(
    private readonly given: () => SlateGiven,
    private readonly board: Pick<BoardContext, "queue" | "unsettled">,
  ) {}

  may(action: SlateAction["type"]): boolean {
    return may(this.given().offers, action);
  }

  /** Something can be undone: what the table has, or what is on its way to it. */
  get canUndo(): boolean {
    return this.may("undo") || this.seen.steps > 0;
  }

  get canClear(): boolean {
    return this.may("clear") || (this.seen.steps > 0 && this.seen.layers.length > 0);
  }

  canTake(tool: Tool): boolean {
    return this.offered(tool) !== null;
  }

  get isYoung(): boolean {
    return this.maker?.isYoung ?? true;
  }

  begin(tool: Tool, points: readonly StrokePoint[]): void {
    this.making = tool;
    this.loops = [];
    this.maker = new StrokeMaker(
      () => this.limits(tool),
      (stroke) => this.hand(stroke),
      tool === "eraser" ? COARSE : undefined,
    );
    this.ink?.begin(tool);
    this.go(points);
  }

  go(points: readonly StrokePoint[]): void {
    if (!this.maker) return;
    for (const point of points) if (this.maker.add(point)) this.ink?.add(point);
  }

  end(): void {
    const parts = this.maker?.finish() ?? 0;
    const [around] = this.loops;
    if (around) this.queue({ type: "loop", around: this.closed(around) });
    if (parts) this.step(around ? 1 : parts);
    if (around) this.tool = "pen"; // there is one loop
    if (this.maker) this.ink?.settle();
    this.maker = null;
  }

  /** It was no stroke: a palm, or the first finger of two. */
  drop(): void {
    if (this.maker) this.ink?.wipe();
    this.maker = null;
  }

  /** A stroke that was handed on in parts goes as it came: in one go. */
  undo(): void {
    const parts = this.made.pop() ?? 1;
    this.unmade.push(parts);
    for (let part = 0; part < parts; part += 1) this.queue({ type: "undo" });
  }

  redo(): void {
    const parts = this.unmade.pop() ?? 1;
    this.made.push(parts);
    for (let part = 0; part < parts; part += 1) this.queue({ type: "redo" });
  }

  clear(): void {
    this.queue({ type: "clear" });
    this.step(1);
  }

  stamp(stamp: SlateAction & { type: "stamp" }): void {
    this.queue(stamp);
    this.step(1);
  }

  /** Something was refused: what counts as one go is known no more. */
  forgetSteps(): void {
    this.made = [];
    this.unmade = [];
  }

  private step(parts: number): void {
    this.made.push(parts);
    this.unmade = [];
  }

  private queue(action: SlateAction): void {
    this.board.queue(action);
  }

  private hand(stroke: string): void {
    if (this.making === "pen") this.queue({ type: "draw", stroke });
    else if (this.making === "eraser") this.queue({ type: "erase", path: stroke });
    else this.loops.push(stroke);
  }

  private closed(around: string): string {
    const most = this.offered("loop")?.most ?? LONGEST_STROKE;
    const points = fitted(decodeStroke(around), most - 1);
    return encodeStroke([...points, ...points.slice(0, 1)]);
  }

  private offered(tool: Tool): AnyStroke | null {
    return strokeOffered(this.given().offers, ACTIONS[tool]);
  }

  private limits(tool: Tool): { most: number; farthest: number } | null {
    const offered = this.offered(tool);
    const most = tool === "loop" ? LONGEST_STROKE : (offered?.most ?? 0);
    return offered && { most, farthest: offered.farthest ?? Infinity };
  }
}
