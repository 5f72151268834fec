/** Tells somebody who looks elsewhere that it is their turn. Its sound is made on the spot. */

import { prefersReducedMotion } from "svelte/motion";

import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

export function alertTurn(): void {
  // Before the first tap browsers refuse both, and complain.
  if (settings.vibration && touched()) navigator.vibrate?.([60, 60, 60]);
  if (settings.sound && touched()) knock();
}

/** Something landed in one's own hand; whoever wants no motion has none of it either. */
export function buzz(): void {
  if (settings.vibration && !prefersReducedMotion.current && touched()) navigator.vibrate?.(35);
}

/** Two knocks on wood. */
export function knock(): void {
  sounding((context, now) => {
    tap(context, now, 660);
    tap(context, now + 0.16, 880);
  });
}

function tap(context: AudioContext, at: number, pitch: number): void {
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.12);
  loudness.gain.setValueAtTime(0.36 * settings.volume, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.14);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.15);
}

function sounding(make: (context: AudioContext, now: number) => void): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    make(audio, audio.currentTime);
  } catch {
    // No sound on this device: the title and the sentence say it too.
  }
}

function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}
