/** Letters that do something at the table: off where somebody types, in a dialog, or on request. */

import { settings } from "../../device/settings.svelte";
import { say } from "../../words/say";
import { stateOf } from "../state/seatState";
import type { Stay } from "../state/tableScreen.svelte";

export function keyed(event: KeyboardEvent, stay: Stay, main: HTMLElement | undefined): void {
  if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (stay.sheet || isTyping(event.target)) return;
  const does = doing(event.key, stay, main);
  if (!does) return;
  event.preventDefault();
  does();
}

function doing(key: string, stay: Stay, main: HTMLElement | undefined): (() => void) | null {
  switch (key) {
    case "?":
      return () => (stay.sheet = "help");
    case "r":
      return () => stay.repeat();
    case "s":
      return () => stay.telling.aloud(situation(stay));
    case "o":
      return () => firstChoice(main)?.focus();
    default:
      return null;
  }
}

/** Everybody with what they are at, and what is expected. */
function situation(stay: Stay): string {
  const seats = stay.table.chairs.map((chair, seat) => {
    const name = seat === stay.table.seat ? say("page-you") : (stay.company.names[seat] ?? "");
    return say("page-seat-line", { name, state: say(`page-seat-${stateOf(chair, seat, stay)}`) });
  });
  return [...seats, stay.expected].join(" ");
}

function firstChoice(main: HTMLElement | undefined): HTMLElement | null {
  const choices = "button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex='0']";
  const within = main?.querySelector("[data-choices]") ?? main?.querySelector(".board");
  return within?.querySelector<HTMLElement>(choices) ?? null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const typed = target instanceof HTMLInputElement && !["checkbox", "radio", "button", "range"].includes(target.type);
  return (
    typed || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
  );
}
