/** What ends a show on this device, besides its button: a tap beside whatever has a meaning of its own, or a key. */

const MEANT = "button, a, input, select, textarea, label, summary, dialog, header, aside, [tabindex]";

export function skipsByClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && !isMeant(event.target);
}

function isMeant(target: EventTarget | null): boolean {
  return !(target instanceof Element) || target.closest(MEANT) !== null;
}

/** A remote control has arrows and one key to say yes: on a shared screen that one does it, too. */
export function skipsByKey(event: KeyboardEvent, sharedScreen: boolean): boolean {
  const keys = sharedScreen && !isMeant(event.target) ? ["Escape", "Enter", " "] : ["Escape"];
  return !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && keys.includes(event.key);
}
