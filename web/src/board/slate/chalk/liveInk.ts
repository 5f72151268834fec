/**
 * What is being drawn at this moment, on a canvas over the slate: each bit of it once, as it comes, so that a long
 * stroke is no more work than a short one. When the stroke is done, its outline takes the place of all that.
 */

import { SLATE } from "../../../wire/generated";
import type { StrokePoint } from "../../stroke";
import { chalkWidth } from "./outline";
import type { Tool } from "../slateInHand.svelte";
import { CHALK_WHITE, DARK, LIT, LOOP, PALE } from "../slateLook";
import type { SlateView } from "../slateView.svelte";

/** Pixels of the canvas for one of the page, at most: more is work for a slow phone, and is seen only for a moment. */
const FINEST = 2;

export class LiveInk {
  private last: StrokePoint | null = null;
  private context: CanvasRenderingContext2D | null = null;
  private waiting = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly view: SlateView,
    /** Half as wide as an eraser rubs. */
    private readonly eraser: number,
  ) {}

  begin(tool: Tool): void {
    const { canvas, view } = this;
    cancelAnimationFrame(this.waiting);
    const pixels = Math.round(canvas.clientWidth * Math.min(FINEST, devicePixelRatio));
    // To be made anew is work, too.
    if (canvas.width !== pixels) {
      canvas.width = pixels;
      canvas.height = Math.round((pixels * SLATE) / view.wide);
    }
    this.context = canvas.getContext("2d", { desynchronized: true });
    if (!this.context) return;
    const scale = (canvas.width / view.wide) * view.nearer;
    this.context.setTransform(scale, 0, 0, scale, -view.left * scale, -view.top * scale);
    this.context.lineCap = this.context.lineJoin = "round";
    this.context.strokeStyle = tool === "pen" ? CHALK_WHITE : tool === "loop" ? LIT : this.ground(this.context);
    this.width = tool === "pen" ? chalkWidth : () => (tool === "loop" ? LOOP : 2 * this.eraser);
    this.last = null;
  }

  add(point: StrokePoint): void {
    const { context, last } = this;
    this.last = point;
    if (!context) return;
    context.lineWidth = this.width(point);
    context.beginPath();
    context.moveTo(last?.x ?? point.x, last?.y ?? point.y);
    context.lineTo(point.x, point.y);
    context.stroke();
  }

  /** The stroke lies on the slate now. The canvas may be seen sooner than the rest of the page, so it waits for that. */
  settle(): void {
    this.waiting = requestAnimationFrame(() => {
      this.waiting = requestAnimationFrame(() => this.wipe());
    });
  }

  wipe(): void {
    this.context?.resetTransform();
    this.context?.clearRect(0, 0, this.canvas.width, this.canvas.height);
  }

  private width: (point: StrokePoint) => number = () => 0;

  /** Where it is rubbed, the slate is seen again. */
  private ground(context: CanvasRenderingContext2D): CanvasGradient {
    const ground = context.createLinearGradient(0, 0, 0, SLATE);
    ground.addColorStop(0, PALE);
    ground.addColorStop(1, DARK);
    return ground;
  }
}
