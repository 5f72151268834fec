/** What no game begins with, in a file of its own: `later.svelte.ts` fetches it. */

export { default as AnswerRead } from "./answer/AnswerRead.svelte";
export { default as CryBurst } from "./cry/CryBurst.svelte";
export { default as Winner } from "../../board/cheering/CheeredWinners.svelte";
export { default as RiskScene } from "./risk/RiskScene.svelte";
export { default as RiskTray } from "./risk/RiskTray.svelte";
