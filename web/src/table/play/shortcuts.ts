/** Letters that do something at the table: off where somebody types, in a dialog, or on request. */

import { isSingleKey } from "../../board/singleKey";
import { settings } from "../../device/settings.svelte";
import { voiceSwitch } from "../../ui/voiceSwitch";
import { say } from "../../words/say";
import { stateOf } from "../state/seatState";
import type { TableScreen } from "../state/tableScreen.svelte";

export function onShortcut(event: KeyboardEvent, screen: TableScreen, main: HTMLElement | undefined): void {
  if (screen.openDialog || !isSingleKey(event)) return;
  const does = shortcutFor(event.key, screen, main);
  if (!does) return;
  event.preventDefault();
  does();
}

function shortcutFor(key: string, screen: TableScreen, main: HTMLElement | undefined): (() => void) | null {
  switch (key) {
    case "?":
      return () => (screen.openDialog = "help");
    case "r":
      return () => screen.repeat();
    case "s":
      return () => screen.narration.aloud(situation(screen));
    case "v":
      return screen.readsFacts ? () => toggleVoice(screen) : null;
    case "o":
      return () => firstChoice(main)?.focus();
    default:
      return null;
  }
}

/** Said to those who listen to another voice, too. */
function toggleVoice(screen: TableScreen): void {
  voiceSwitch.set(!settings.readsAloud);
  screen.narration.aloud(say("page-voice-now", { on: settings.readsAloud ? "yes" : "no" }));
}

/** Everybody with what they are at, and what is expected. */
function situation(screen: TableScreen): string {
  const seats = screen.table.chairs.map((chair, seat) => {
    const name = seat === screen.table.seat ? say("page-you") : (screen.company.names[seat] ?? "");
    return say("page-seat-line", { name, state: screen.words.say(`page-seat-${stateOf(chair, seat, screen)}`) });
  });
  return [...seats, screen.expected].join(" ");
}

function firstChoice(main: HTMLElement | undefined): HTMLElement | null {
  const choices =
    "button:not(:disabled, [aria-disabled=true]), input:not(:disabled), select:not(:disabled), [tabindex='0']";
  const within = main?.querySelector("[data-choices]") ?? main?.querySelector(".board");
  // What is there for another size of the page cannot have the focus.
  const seen = ({ length }: DOMRectList) => length > 0;
  return [...(within?.querySelectorAll<HTMLElement>(choices) ?? [])].find((one) => seen(one.getClientRects())) ?? null;
}
