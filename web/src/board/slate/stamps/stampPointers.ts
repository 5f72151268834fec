/** A stamp goes where a finger, pen or mouse taps or drags it; two fingers make it larger or smaller, and turn it. */

import { listen, shareOf } from "../hand/listen";
import { TURNS } from "./placedStamp";
import type { Place, SlateView } from "../slateView.svelte";
import type { StampInHand } from "./stampInHand.svelte";

/** How far a tap may slip, in units of the slate. */
const SLIP = 60;

/** For an element as large as the slate. */
export function stampPointers(hand: StampInHand, view: SlateView): (ghost: HTMLElement) => () => void {
  return (ghost) => {
    const held = new Map<number, Place>();
    /** What two fingers began with: a stamp turns by whole steps, and only what they do in all is near enough to one. */
    let begun = { apart: 1, angle: 0, size: 0, turn: 0 };
    /** Where one finger came down that has not gone anywhere since. */
    let tapped: Place | null = null;
    const place = (event: PointerEvent) => view.place(shareOf(event, ghost.getBoundingClientRect()));

    function begin(): void {
      const { size, turn } = hand.placed;
      begun = { ...between(held), size, turn };
    }

    function grasp(event: PointerEvent): void {
      ghost.setPointerCapture(event.pointerId);
      held.set(event.pointerId, place(event));
      tapped = held.size === 1 ? place(event) : null;
      begin();
    }

    function drag(event: PointerEvent): void {
      const before = held.get(event.pointerId);
      if (!before) return;
      const at = place(event);
      if (tapped) {
        if (Math.hypot(at.x - tapped.x, at.y - tapped.y) < SLIP) return;
        tapped = null;
      }
      held.set(event.pointerId, at);
      hand.moveBy((at.x - before.x) / held.size, (at.y - before.y) / held.size);
      if (held.size !== 2) return;
      const { apart, angle } = between(held);
      const turned = ((angle - begun.angle) / (2 * Math.PI)) * TURNS;
      hand.place({ size: (begun.size * apart) / begun.apart, turn: begun.turn + turned });
    }

    function release({ pointerId }: PointerEvent): void {
      if (tapped && held.has(pointerId)) hand.place({ x: tapped.x, y: tapped.y });
      tapped = null;
      held.delete(pointerId);
      begin();
    }

    function cancel(event: PointerEvent): void {
      tapped = null;
      release(event);
    }

    return listen(ghost, { pointerdown: grasp, pointermove: drag, pointerup: release, pointercancel: cancel });
  };
}

function between(held: ReadonlyMap<number, Place>): { apart: number; angle: number } {
  const [one, other] = [...held.values()];
  if (!one || !other) return { apart: 1, angle: 0 };
  return { apart: Math.hypot(other.x - one.x, other.y - one.y), angle: Math.atan2(other.y - one.y, other.x - one.x) };
}
