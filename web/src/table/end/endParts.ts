/** What the end of a game is made of, each part fetched by itself. */

import { lazyPart } from "../lazyPart";

export const endParts = {
  scorePlot: lazyPart(() => import("./ScorePlot.svelte")),
  endStory: lazyPart(() => import("./EndStory.svelte")),
  fairnessProof: lazyPart(() => import("./FairnessProof.svelte")),
};
