/**
 * Which of the pens, fingers and mice that touch a slate draws, and which two fingers pinch. Once a pen was seen, a
 * finger is a palm: it draws no more, and what it was drawing is over.
 */

export type Role = "draw" | "pinch" | "none";
type Kind = "mouse" | "pen" | "touch" | (string & {});

export interface Touching {
  readonly pointerId: number;
  readonly pointerType: Kind;
  readonly button: number;
}

export class PointerRoles {
  penSeen = false;
  private drawing: Touching | null = null;
  private readonly fingers = new Set<number>();

  /**
   * What a pointer that comes down is for, and whether what another was drawing is over with that; `isYoung` says
   * whether that may have been no stroke.
   */
  down(pointer: Touching, isYoung: boolean): { readonly role: Role; readonly over: boolean } {
    const { drawing } = this;
    if (pointer.pointerType === "pen") this.penSeen = true;
    if (pointer.pointerType === "touch") this.fingers.add(pointer.pointerId);
    const byFinger = drawing?.pointerType === "touch";
    if (pointer.pointerType === "pen" && byFinger) return this.draw(pointer, true);
    if (pointer.pointerType === "touch" && this.fingers.size === 2 && (!drawing || (byFinger && isYoung))) {
      this.drawing = null;
      return { role: "pinch", over: drawing !== null };
    }
    return !drawing && this.mayDraw(pointer) ? this.draw(pointer, false) : { role: "none", over: false };
  }

  draws(pointerId: number): boolean {
    return this.drawing?.pointerId === pointerId;
  }

  /** Gone from the slate: what it did until then. */
  up(pointerId: number): Role {
    const pinched = this.fingers.delete(pointerId) && !this.drawing && this.fingers.size === 1;
    if (!this.draws(pointerId)) return pinched ? "pinch" : "none";
    this.drawing = null;
    return "draw";
  }

  /** The slate is out of reach for a while: whatever touched it is gone. */
  forget(): void {
    this.drawing = null;
    this.fingers.clear();
  }

  private mayDraw({ pointerType, button }: Touching): boolean {
    return pointerType === "touch"
      ? !this.penSeen && this.fingers.size === 1
      : button === 0 || button === ERASER_BUTTON;
  }

  private draw(pointer: Touching, over: boolean): { readonly role: Role; readonly over: boolean } {
    this.drawing = pointer;
    return { role: "draw", over };
  }
}

/** The other end of many a pen. */
export const ERASER_BUTTON = 5;
