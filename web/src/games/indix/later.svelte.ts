/** What no game begins with: `laterScenes.ts`. */

import { Later } from "../../board/later.svelte";

export const later = new Later(() => import("./laterScenes"));
export const fetchLater = later.fetch;
