/** For tests: the part of a browser that speaks. happy-dom has none. It says what was spoken, and ends when told to. */

import { vi } from "vitest";

import { settings } from "../device/settings.svelte";
import { voice, type Speaker } from "../device/voice.svelte";

export interface FakeVoice {
  readonly lang: string;
  readonly localService: boolean;
  readonly default: boolean;
}

export const FRENCH: FakeVoice = { lang: "fr-FR", localService: true, default: false };
export const ENGLISH: FakeVoice = { lang: "en-GB", localService: true, default: true };
export const FAR_AWAY: FakeVoice = { lang: "fr-FR", localService: false, default: false };

export class FakeUtterance {
  voice: FakeVoice | null = null;
  lang = "";
  rate = 1;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  constructor(readonly text: string) {}
}

export class FakeVoices extends EventTarget {
  /** Whatever was ever spoken. */
  readonly spoken: FakeUtterance[] = [];
  /** What is being spoken, by a browser that takes everything in turn. */
  queue: FakeUtterance[] = [];
  constructor(public voices: FakeVoice[]) {
    super();
  }
  getVoices = () => this.voices;
  speak = (one: FakeUtterance) => {
    this.spoken.push(one);
    this.queue.push(one);
  };
  cancel = () => {
    const cut = this.queue;
    this.queue = [];
    for (const one of cut) one.onerror?.({ error: "interrupted" });
  };
  /** The browser comes to the end of what it speaks. */
  end(): void {
    this.queue.shift()?.onend?.();
  }
  /** It lists its voices at last. */
  list(voices: FakeVoice[]): void {
    this.voices = voices;
    this.dispatchEvent(new Event("voiceschanged"));
  }
}

/** Of a test's own: a voice that speaks with this. */
export function speakerOf(fake: FakeVoices | undefined): Speaker {
  return {
    synthesis: fake as unknown as SpeechSynthesis | undefined,
    utterance: (text) => new FakeUtterance(text) as unknown as SpeechSynthesisUtterance,
  };
}

/** To be undone by `vi.unstubAllGlobals`. */
export function withVoices(...voices: FakeVoice[]): FakeVoices {
  const fake = new FakeVoices(voices);
  vi.stubGlobal("speechSynthesis", fake);
  vi.stubGlobal("SpeechSynthesisUtterance", FakeUtterance);
  return fake;
}

/** Whether this device wants each new question read; nothing is known of those before. */
export function readByItself(on: boolean): void {
  settings.setReadsAloud(on);
  voice.forget();
}
