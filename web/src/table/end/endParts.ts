/** What the end of a game is made of, each part fetched by itself. */

import { lazyPart } from "../lazyPart";

export const endParts = {
  details: lazyPart(() => import("./details/EndDetails.svelte")),
};
