/** All that is fetched together, when the first of it is wanted. */

export { default as FaceDrawing } from "./FaceDrawing.svelte";
export { default as ReactionDrawing } from "./ReactionDrawing.svelte";
