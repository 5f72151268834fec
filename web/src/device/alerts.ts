/** Tells somebody who looks elsewhere that it is their turn, or that something was played. Sounds are made on the spot. */

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

/** Somebody else has done something. */
export function alertNews(): void {
  if (settings.sound && touched()) rustle();
}

/** Two knocks on wood. */
export function knock(): void {
  sounding((context, now) => {
    tap(context, now, 660);
    tap(context, now + 0.16, 880);
  });
}

/** A sheet of paper that is laid down: a short breath of noise, high and soft. */
function rustle(): void {
  sounding((context, now) => {
    const length = Math.floor(context.sampleRate * 0.12);
    const noise = context.createBuffer(1, length, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < length; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 2;
    const source = context.createBufferSource();
    source.buffer = noise;
    const high = context.createBiquadFilter();
    high.type = "bandpass";
    high.frequency.value = 3200;
    const loudness = context.createGain();
    loudness.gain.value = 0.12;
    source.connect(high).connect(loudness).connect(context.destination);
    source.start(now);
  });
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
