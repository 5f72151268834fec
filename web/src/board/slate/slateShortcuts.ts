/** A step back and forth by the keys that every drawing program has, but where somebody types. */

import type { SlateInHand } from "./slateInHand.svelte";

export function onSlateKey(event: KeyboardEvent, slate: SlateInHand): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
  const key = event.key.toLowerCase();
  const back = key === "z" && !event.shiftKey;
  const forth = key === "y" || (key === "z" && event.shiftKey);
  if (!back && !forth) return;
  event.preventDefault();
  if (back) slate.undo();
  if (forth) slate.redo();
}

/** Or is in a dialog above the slate. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, dialog") !== null;
}
