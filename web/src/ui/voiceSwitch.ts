/** Turns the voice on and off, and sets how fast it reads; what changes is heard at once. */

import { settings, type VoiceSpeed } from "../device/settings.svelte";
import { voice } from "../device/voice.svelte";
import { pageSpeech } from "../words/pageSpeech.svelte";
import { say } from "../words/say";

export const voiceSwitch = {
  /** Some browsers speak by themselves only after they have spoken because of a press: this is it. */
  set(on: boolean): void {
    settings.setReadsAloud(on);
    if (on) trial();
    else voice.stop();
  },
  speed(speed: VoiceSpeed): void {
    settings.setVoiceSpeed(speed);
    trial();
  },
};

/** How it sounds, in the language of the page. */
function trial(): void {
  voice.read({ text: say("page-voice-trial"), language: pageSpeech.language });
}
