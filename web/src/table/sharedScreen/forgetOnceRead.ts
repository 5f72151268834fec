import { on } from "svelte/events";

import { READING } from "../../board/showPlayer.svelte";
import type { TableScreen } from "../state/tableScreen.svelte";

/** Has the line about what was missed go by itself, once there was time to read it; to be stopped. */
export function forgetOnceRead(screen: TableScreen): (() => void) | undefined {
  if (!screen.missedLine) return undefined;
  let read: ReturnType<typeof setTimeout> | undefined;
  /** It is read from the moment on when somebody can. */
  const look = () => {
    clearTimeout(read);
    read = document.hidden ? undefined : setTimeout(screen.show.forgetMissed, READING);
  };
  look();
  const unlook = on(document, "visibilitychange", look);
  return () => {
    unlook();
    clearTimeout(read);
  };
}
