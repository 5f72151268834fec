/** The sounds of a table, made on the spot: wood, paper, dice, chalk, brass. Nothing is fetched, nothing is recorded. */

import type { SoundName } from "../../board/sound/sounds";

/** Where and when a sound is made. */
interface Place {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

interface Sound {
  /** After so long it is over. */
  readonly seconds: number;
  readonly make: (place: Place) => void;
}

export const SYNTH: Readonly<Record<SoundName, Sound>> = {
  paper: {
    seconds: 0.3,
    make: (place) => {
      breath(place, { pitch: 3400, sharp: 0.7, loud: 0.62, rise: 0.012, fall: 0.13 });
      breath(later(place, 0.08), { pitch: 5200, sharp: 0.9, loud: 0.37, rise: 0.006, fall: 0.09 });
    },
  },
  wood: { seconds: 0.3, make: (place) => tap(place, 420, 0.5) },
  dice: {
    seconds: 1,
    make: (place) =>
      [0, 0.11, 0.2, 0.31, 0.38, 0.47, 0.53, 0.58, 0.62].forEach((after, at) =>
        tap(later(place, after), 1250 + ((at * 397) % 700), 0.42 - at * 0.035),
      ),
  },
  chalk: {
    seconds: 0.5,
    make: (place) => {
      breath(place, { pitch: 4600, sharp: 5, loud: 1.3, rise: 0.05, fall: 0.1 });
      breath(later(place, 0.19), { pitch: 5300, sharp: 6, loud: 1.15, rise: 0.03, fall: 0.12 });
    },
  },
  knock: {
    seconds: 0.5,
    make: (place) => {
      tap(place, 210, 0.52);
      tap(later(place, 0.17), 235, 0.6);
    },
  },
  sting: {
    seconds: 1.1,
    make: (place) => {
      for (const pitch of [146.8, 174.6, 207.7]) brass(place, { pitch, loud: 0.16, rise: 0.02, hold: 0.16, fall: 0.6 });
      tap(place, 74, 0.5, 0.5);
    },
  },
  fanfare: {
    seconds: 2.1,
    make: (place) => {
      const notes = [
        [392, 0, 0.1],
        [523.3, 0.15, 0.1],
        [659.3, 0.3, 0.1],
        [784, 0.45, 0.75],
      ] as const;
      for (const [pitch, after, hold] of notes)
        brass(later(place, after), { pitch, loud: 0.17, rise: 0.02, hold, fall: 0.3 });
      for (const pitch of [523.3, 659.3])
        brass(later(place, 0.45), { pitch, loud: 0.1, rise: 0.03, hold: 0.75, fall: 0.4 });
    },
  },
};

function later(place: Place, seconds: number): Place {
  return { ...place, at: place.at + seconds };
}

/** How loud, from nothing and back to nothing. */
function swell({ context, out, at }: Place, loud: number, rise: number, hold: number, fall: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + rise);
  gain.gain.setValueAtTime(loud, at + rise + hold);
  gain.gain.setTargetAtTime(0, at + rise + hold, fall / 4);
  gain.connect(out);
  return gain;
}

interface Breath {
  /** Around which it is heard. */
  readonly pitch: number;
  readonly sharp: number;
  readonly loud: number;
  readonly rise: number;
  readonly fall: number;
}

/** Noise, as of something rubbed. */
function breath(place: Place, { pitch, sharp, loud, rise, fall }: Breath): void {
  const source = place.context.createBufferSource();
  source.buffer = noise(place.context);
  const band = place.context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = sharp;
  source.connect(band).connect(swell(place, loud, rise, 0, fall));
  source.start(place.at);
  source.stop(place.at + rise + 2 * fall);
}

/** Something hard on wood, which rings in two tones for a moment. */
function tap(place: Place, pitch: number, loud: number, rings = 0.1): void {
  for (const [times, share] of [
    [1, 1],
    [2.42, 0.35],
  ] as const) {
    const tone = place.context.createOscillator();
    tone.frequency.setValueAtTime(pitch * times * 1.15, place.at);
    tone.frequency.exponentialRampToValueAtTime(pitch * times, place.at + 0.03);
    tone.connect(swell(place, loud * share, 0.002, 0, rings));
    tone.start(place.at);
    tone.stop(place.at + 0.01 + 2 * rings);
  }
  breath(place, { pitch: pitch * 5, sharp: 0.8, loud: loud * 0.5, rise: 0.001, fall: 0.02 });
}

interface Tone {
  readonly pitch: number;
  readonly loud: number;
  readonly rise: number;
  readonly hold: number;
  readonly fall: number;
}

/** Two reeds that do not quite agree, opened and closed. */
function brass(place: Place, { pitch, loud, rise, hold, fall }: Tone): void {
  const { context, at } = place;
  const mouth = context.createBiquadFilter();
  mouth.type = "lowpass";
  mouth.frequency.setValueAtTime(pitch * 1.5, at);
  mouth.frequency.linearRampToValueAtTime(pitch * 5, at + rise + 0.05);
  mouth.frequency.setTargetAtTime(pitch * 2, at + rise + hold, fall / 3);
  mouth.connect(swell(place, loud, rise, hold, fall));
  for (const cents of [-6, 6]) {
    const reed = context.createOscillator();
    reed.type = "sawtooth";
    reed.frequency.value = pitch;
    reed.detune.value = cents;
    reed.connect(mouth);
    reed.start(at);
    reed.stop(at + rise + hold + 2 * fall);
  }
}

const NOISES = new WeakMap<BaseAudioContext, AudioBuffer>();
const NOISE_SECONDS = 0.6;

/** The same every time, and made once. */
function noise(context: BaseAudioContext): AudioBuffer {
  const known = NOISES.get(context);
  if (known) return known;
  const length = Math.floor(context.sampleRate * NOISE_SECONDS);
  const made = context.createBuffer(1, length, context.sampleRate);
  const samples = made.getChannelData(0);
  let state = 20_261_118;
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    samples[at] = state / 2 ** 31;
  }
  NOISES.set(context, made);
  return made;
}
