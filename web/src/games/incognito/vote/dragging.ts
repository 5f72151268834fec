/** A card that is dragged: by finger, pen or mouse, to any slate of the page. Who only taps presses a button. */

import { listen } from "../../../board/slate/hand/listen";
import type { Hand } from "./hand.svelte";

/** Pixels after which a press is a drag. */
const FAR = 8;

/** For an element from which the card of this number can be dragged, if there is one. */
export function dragFrom(hand: Hand, number: () => number | null): (element: HTMLElement) => () => void {
  return (element) => {
    let from: { readonly x: number; readonly y: number; readonly id: number } | null = null;

    const down = ({ button, isPrimary, clientX: x, clientY: y, pointerId: id }: PointerEvent): void => {
      if (button !== 0 || !isPrimary || !hand.open || number() === null) return;
      from = { x, y, id };
      // A quick hand has left it before its first move is told.
      element.setPointerCapture(id);
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== from?.id) return;
      const { clientX: x, clientY: y } = event;
      const card = number();
      if (card === null || (!hand.dragged && Math.hypot(x - from.x, y - from.y) < FAR)) return;
      hand.drag(card, x, y, slateAt(x, y));
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== from?.id) return;
      from = null;
      if (!hand.dragged) return;
      hand.drop();
      // The click that follows would press what was dragged.
      element.addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", stop, { capture: true }), 0);
    };
    const cancel = (): void => {
      from = null;
      hand.cancelDrag();
    };
    const deaf = listen(element, { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel });
    return () => {
      deaf();
      // It goes from under the finger: nothing is dragged any longer.
      if (from) cancel();
    };
  };
}

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function slateAt(x: number, y: number): number | null {
  const before = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-before]")?.dataset["before"];
  return before === undefined ? null : Number(before);
}
