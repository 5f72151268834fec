/**
 * Listens to pointers on one element. Not by `onpointermove`: for that Svelte listens to the whole page, and does a little
 * for every move of anything.
 */

type Listeners = Partial<
  Record<"pointerdown" | "pointermove" | "pointerup" | "pointercancel", (event: PointerEvent) => void>
>;

/** Gives what ends it. */
export function listen(element: HTMLElement, listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of all) element.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of all) element.removeEventListener(type, listener);
  };
}

/** Where on an element it happened, in shares of its width and height. */
export function shareOf({ clientX, clientY }: MouseEvent, bounds: DOMRect): { x: number; y: number } {
  return { x: (clientX - bounds.left) / bounds.width, y: (clientY - bounds.top) / bounds.height };
}
