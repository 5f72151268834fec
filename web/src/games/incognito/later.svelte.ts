/** What this board needs only in the course of a game: fetched after it, so that its first decision comes sooner. */

import type * as LaterScenes from "./laterScenes";

class Later {
  /** Once they are here. */
  scenes: typeof LaterScenes | null = $state.raw(null);
}

export const later = new Later();

/** The frame asks for it while there is time, and the board when it is needed. */
export async function fetchLater(): Promise<void> {
  later.scenes ??= await import("./laterScenes");
}
