/** What no game begins with, in a file of its own: `later.svelte.ts` fetches it. */

export { default as AnswerForm } from "./answer/AnswerForm.svelte";
export { default as QuestionForm } from "./asking/QuestionForm.svelte";
export { default as Winner } from "../../board/cheering/CheeredWinners.svelte";
export { default as Desk } from "./desk/Desk.svelte";
export { default as JudgeForm } from "./desk/JudgeForm.svelte";
export { default as ReplyForm } from "./desk/ReplyForm.svelte";
export { default as RollButton } from "./mark/RollButton.svelte";
export { default as LastCard } from "./reveal/LastCard.svelte";
export { default as RevealScene } from "./reveal/RevealScene.svelte";
export { default as TalkNote } from "./search/TalkNote.svelte";
