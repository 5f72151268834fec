/** Listens to pens, fingers and mice on a slate, and hands on what they draw, or how near they come. */

import { PRESSURES, SLATE } from "../../../wire/generated";
import type { StrokePoint } from "../../stroke";
import { listen, shareOf } from "./listen";
import { ERASER_BUTTON } from "./pointerRoles";
import type { SlateInHand } from "../slateInHand.svelte";
import { WIDE } from "../slateLook";
import { isPinch, type Pinch, type Place } from "../slateView.svelte";

/** How much nearer one notch of a wheel brings a slate. */
const NOTCH = 1.15;

/** For the element that is the slate, all of it. */
export function slatePointers(slate: SlateInHand): (surface: HTMLElement) => () => void {
  return (surface) => {
    const { roles } = slate;
    const fingers = new Map<number, Place>();
    let bounds = surface.getBoundingClientRect();
    /** Where two fingers began; a hand that rests there does not move them far. */
    let resting: Pinch | null = null;

    const share = (event: MouseEvent): Place => shareOf(event, bounds);
    const point = (event: PointerEvent): StrokePoint => {
      const { x, y } = slate.view.place(share(event));
      return { x: whole(x, WIDE), y: whole(y, SLATE), pressure: pressed(event) };
    };

    function down(event: PointerEvent): void {
      bounds = surface.getBoundingClientRect();
      const { role, over } = roles.down(event, slate.isYoung);
      if (over) slate.letGo();
      if (event.pointerType === "touch") fingers.set(event.pointerId, share(event));
      resting = pair();
      if (role === "none") return;
      event.preventDefault(); // nothing is selected or dragged
      surface.setPointerCapture(event.pointerId);
      const tool = event.button === ERASER_BUTTON ? "eraser" : slate.tool;
      if (role === "draw") slate.begin(tool, [point(event)]);
    }

    function move(event: PointerEvent): void {
      if (roles.draws(event.pointerId)) {
        slate.go(allOf(event).map(point));
      } else if (fingers.has(event.pointerId)) {
        const before = pair();
        fingers.set(event.pointerId, share(event));
        const now = pair();
        if (resting && now && isPinch(resting, now)) resting = null;
        if (before && now && !resting && slate.isYoung) slate.view.pinch(before, now);
      }
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      if (roles.up(event.pointerId) !== "draw") return;
      // A finger that the device takes away was about something else, unless it has drawn.
      if (event.type === "pointercancel" && event.pointerType === "touch") slate.letGo();
      else slate.end();
    }

    function wheel(event: WheelEvent): void {
      if (!event.ctrlKey) return; // the page scrolls
      event.preventDefault();
      bounds = surface.getBoundingClientRect();
      slate.view.scale(event.deltaY < 0 ? NOTCH : 1 / NOTCH, share(event));
    }

    function pair(): Pinch | null {
      const [one, other] = [...fingers.values()];
      return one && other && fingers.size === 2 ? [one, other] : null;
    }

    const unheard = listen(surface, { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up });
    surface.addEventListener("wheel", wheel, { passive: false });
    surface.addEventListener("contextmenu", refrain);
    return () => {
      unheard();
      surface.removeEventListener("wheel", wheel);
      surface.removeEventListener("contextmenu", refrain);
      roles.forget();
      slate.letGo();
    };
  };
}

/** A browser tells of several moves at once, if it tells of them at all. */
function allOf(event: PointerEvent): readonly PointerEvent[] {
  const all = "getCoalescedEvents" in event ? event.getCoalescedEvents() : [];
  return all.length ? all : [event];
}

/** A pen that is held still means no menu. */
function refrain(event: Event): void {
  event.preventDefault();
}

/** Only pens measure it. */
function pressed({ pointerType, pressure }: PointerEvent): number {
  return pointerType === "pen" ? Math.max(1, Math.round(pressure * (PRESSURES - 1))) : 0;
}

function whole(at: number, bound: number): number {
  return Math.min(bound - 1, Math.max(0, Math.round(at)));
}
