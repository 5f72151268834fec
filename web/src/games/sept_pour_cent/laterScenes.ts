/** What no game begins with, in a file of their own: `later.svelte.ts` fetches it. */

export { default as Winner } from "./cloth/Winner.svelte";
export { default as DiceThrow } from "./odds/DiceThrow.svelte";
export { default as Reveal } from "./reveal/Reveal.svelte";
export { default as HandedReward } from "./rewards/HandedReward.svelte";
export { default as GuessResult } from "./watching/GuessResult.svelte";
export { default as Watching } from "./watching/Watching.svelte";
