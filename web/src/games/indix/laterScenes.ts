/** What no game begins with, in a file of its own: `later.svelte.ts` fetches it. */

export { default as QuestionForm } from "./asking/QuestionForm.svelte";
export { default as Winner } from "../../board/cheering/CheeredWinners.svelte";
export { default as JudgeForm } from "./desk/JudgeForm.svelte";
export { default as ReplyForm } from "./desk/ReplyForm.svelte";
export { default as QuestionDie } from "./mark/QuestionDie.svelte";
export { default as RevealScene } from "./reveal/RevealScene.svelte";
