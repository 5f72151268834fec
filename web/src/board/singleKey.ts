/** Single keys that do something wherever the focus is. */

import { settings } from "../device/settings.svelte";

/**
 * Whether this is one, pressed and not held down. They are off where somebody types or answers a dialog, and on request:
 * they get in the way of some who speak to their device.
 */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (!settings.keys || event.repeat || event.defaultPrevented) return false;
  return !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const typed = target instanceof HTMLInputElement && !["checkbox", "radio", "button", "range"].includes(target.type);
  return typed || target.isContentEditable || target.closest("textarea, select, dialog") !== null;
}
