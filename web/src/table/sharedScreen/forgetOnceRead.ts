import { READING } from "../../board/showPlayer.svelte";
import type { TableScreen } from "../state/tableScreen.svelte";

/** Has the line about what was missed go by itself, once there was time to read it; to be stopped. */
export function forgetOnceRead(screen: TableScreen): (() => void) | undefined {
  if (!screen.missedLine || document.hidden) return undefined;
  const read = setTimeout(screen.show.forgetMissed, READING);
  return () => clearTimeout(read);
}
