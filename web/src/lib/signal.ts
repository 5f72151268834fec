/** Telling somebody who looks elsewhere that it is their turn. */

import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

export function signalTurn(): void {
  // Before the first tap browsers refuse it, and complain.
  if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([60, 60, 60]);
  if (settings.sound) knock();
}

/** Two knocks on wood, made on the spot: nothing to load. */
export function knock(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    tap(audio, audio.currentTime, 660);
    tap(audio, audio.currentTime + 0.16, 880);
  } catch {
    // No sound on this device: the title and the sentence say it too.
  }
}

function tap(context: AudioContext, at: number, pitch: number): void {
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.12);
  loudness.gain.setValueAtTime(0.25, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.14);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.15);
}
