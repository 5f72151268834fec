/** What is shown of ready pictures, fetched when somebody asks for them: most people draw. */

export { default as SlateComposer } from "./SlateComposer.svelte";
export { default as StampGhost } from "./StampGhost.svelte";
