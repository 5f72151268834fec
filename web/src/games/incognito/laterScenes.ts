/** What no game begins with, in a file of its own: `later.svelte.ts` fetches it. */

export { default as Scored } from "./cloth/Scored.svelte";
export { default as LaidWords } from "./cloth/LaidWords.svelte";
export { default as Winner } from "../../board/cheering/CheeredWinners.svelte";
export { default as RevealScene } from "./reveal/RevealScene.svelte";
export { default as Gallery } from "./vote/Gallery.svelte";
export { default as VoteTray } from "./vote/VoteTray.svelte";
