/** Why nothing is heard, in words; "" where something is, or nothing is wanted. */

import { voice } from "../../device/voice.svelte";
import { say } from "../../words/say";

export function troubleText(): string {
  const { trouble } = voice;
  return trouble ? say(`page-read-${trouble.why}`, { language: trouble.language }) : "";
}
