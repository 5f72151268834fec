/** A slate that somebody draws on: the tool in their hand, what it is making, and what goes out to the table. */

import type { AnyStroke, Offers } from "../../wire/generated";
import type { BoardContext } from "../boardContext";
import { may } from "../offers";
import { encodeStroke, type StrokePoint } from "../stroke";
import { seenSlate, strokeOffered, type DrawnSlate, type SlateAction } from "./slateActions";
import { closedLine } from "./hand/closedLine";
import { PointerRoles } from "./hand/pointerRoles";
import { WIDE } from "./slateLook";
import { SlateView } from "./slateView.svelte";
import { StrokeMaker, type StrokeLimits } from "./hand/strokeMaker";

export type Tool = "pen" | "eraser" | "loop";

/** Where a stroke is seen while it is made. */
export interface Ink {
  begin(tool: Tool): void;
  add(point: StrokePoint): void;
  settle(): void;
  wipe(): void;
}

/** What the table has, and what it takes. */
export interface SlateGiven extends DrawnSlate {
  readonly offers: Offers;
}

const ACTIONS = { pen: "draw", eraser: "erase", loop: "loop" } as const;
/** What an eraser leaves out of its way, in units of the slate: it is wide. */
const COARSE = 10;
/** Numbers for gestures: so many that the last step's is not met again by chance, whoever made it. */
const GESTURES = 2 ** 32 - 1;

export class SlateInHand {
  tool: Tool = $state("pen");
  /** Whether a pen was seen is known as long as the slate is there. */
  readonly roles = new PointerRoles();
  /** Shows what is being made. */
  ink: Ink | null = null;
  readonly view = new SlateView(WIDE);
  readonly seen = $derived.by(() => seenSlate(this.given(), this.board.unsettled));
  /** Something is being made. */
  isBusy = $state(false);
  private maker: StrokeMaker | null = null;
  private making: Tool = "pen";
  private gesture = 0;

  constructor(
    private readonly given: () => SlateGiven,
    private readonly board: Pick<BoardContext, "queue" | "unsettled">,
  ) {}

  may(action: SlateAction["type"]): boolean {
    return may(this.given().offers, action);
  }

  /** Nothing is taken during a pause; else there is room to draw, or something to rub out. */
  get isOpen(): boolean {
    return this.may("draw") || this.may("erase");
  }

  get canUndo(): boolean {
    return this.isOpen && this.seen.back > 0;
  }

  get canRedo(): boolean {
    return this.isOpen && this.seen.forth > 0;
  }

  /** Without a step there is nothing to clear, but what is older than all steps. */
  get canClear(): boolean {
    const { layers, loop, back } = this.seen;
    const some = layers.length > 0 || loop !== null;
    return this.isOpen && some && (back > 0 || this.board.unsettled.length === 0);
  }

  canTake(tool: Tool): boolean {
    return this.offered(tool) !== null;
  }

  get isYoung(): boolean {
    return this.maker?.isYoung ?? true;
  }

  begin(tool: Tool, points: readonly StrokePoint[]): void {
    this.making = tool;
    this.gesture = 1 + Math.floor(Math.random() * GESTURES);
    this.maker = new StrokeMaker(
      () => this.limits(tool),
      (drawn, whole) => this.hand(drawn, whole),
      tool === "eraser" ? COARSE : undefined,
    );
    this.isBusy = true;
    this.ink?.begin(tool);
    this.go(points);
  }

  go(points: readonly StrokePoint[]): void {
    if (!this.maker) return;
    for (const point of points) if (this.maker.add(point)) this.ink?.add(point);
  }

  /** The pen was lifted. A loop that is hardly begun goes round nothing. */
  end(): void {
    if (!this.maker) return;
    if (this.making === "loop" && this.maker.isYoung) return this.drop();
    this.maker.finish();
    this.ink?.settle();
    this.maker = null;
    this.isBusy = false;
  }

  /** Otherwise than by lifting the pen: what is hardly begun was a palm, or the first of two fingers. A stroke stays. */
  letGo(): void {
    if (this.isYoung || !this.canTake(this.making)) this.drop();
    else this.end();
  }

  /** What is under the pen is a step, too: it comes first. */
  undo(): void {
    this.end();
    if (this.canUndo) this.queue({ type: "undo" });
  }

  redo(): void {
    this.end();
    if (this.canRedo) this.queue({ type: "redo" });
  }

  clear(): void {
    this.end();
    if (this.canClear) this.queue({ type: "clear" });
  }

  stamp(stamp: SlateAction & { type: "stamp" }): void {
    this.queue(stamp);
  }

  private drop(): void {
    if (this.maker) this.ink?.wipe();
    this.maker = null;
    this.isBusy = false;
  }

  private queue(action: SlateAction): void {
    this.board.queue(action);
  }

  private hand(points: readonly StrokePoint[], whole: boolean): void {
    const part = whole ? {} : { gesture: this.gesture };
    if (this.making === "pen") this.queue({ type: "draw", stroke: encodeStroke(points), ...part });
    else if (this.making === "eraser") this.queue({ type: "erase", path: encodeStroke(points), ...part });
    else this.loop(points);
  }

  private loop(points: readonly StrokePoint[]): void {
    const offered = this.offered("loop");
    if (!offered) return;
    this.queue({ type: "loop", around: encodeStroke(closedLine(points, limitsOf(offered))) });
    this.tool = "pen"; // there is one loop
  }

  private offered(tool: Tool): AnyStroke | null {
    return strokeOffered(this.given().offers, ACTIONS[tool]);
  }

  /** A loop is made to fit when it is closed. */
  private limits(tool: Tool): StrokeLimits | null {
    const offered = this.offered(tool);
    return offered && (tool === "loop" ? { most: Infinity, farthest: Infinity } : limitsOf(offered));
  }
}

function limitsOf({ most, farthest = Infinity }: AnyStroke): StrokeLimits {
  return { most, farthest };
}
