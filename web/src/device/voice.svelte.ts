/** Reads aloud with the browser's own voice: one text at a time. What it reads leaves the device to nobody. */

import { spoken } from "../text/spoken";

/** Why nothing is heard: no voice of that language here, or the browser waits for a first tap on the page. */
export type VoiceTrouble = "missing" | "blocked";

/** Some browsers list their voices a moment after they are first asked; those that have none never do. */
const LISTED_WITHIN = 2_000;

class Voice {
  /** What is being read, as it was given; "" in silence. */
  reading = $state("");
  trouble: VoiceTrouble | null = $state(null);
  /** How many parts of the page have something to read now. */
  readers = $state(0);
  /** What was read by itself last. */
  private announced = "";
  /** Held until it ends: a browser forgets one that nobody holds, and never says that it has ended. */
  private utterance: SpeechSynthesisUtterance | null = null;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  /** Has the browser look for its voices, so that they are there when something is to be read. */
  prepare(): void {
    speech()?.getVoices();
  }

  /** In place of whatever is being read. `language` is two letters, as cards say it. */
  read(text: string, language: string): void {
    this.stop();
    const found = voiceOf(language);
    if (found) this.speak(text, found);
    else if (speech()?.getVoices().length === 0) this.await(text, language);
    else this.trouble = "missing";
  }

  /** By itself, and once: the part of the page that has the text may go and come again with it. */
  announce(text: string, language: string): void {
    if (text === this.announced) return;
    this.announced = text;
    this.read(text, language);
  }

  /** Whatever comes next is new. */
  forget(): void {
    this.announced = "";
  }

  /** Silence; where a text is named, only if it is that one. */
  stop(text = this.reading): void {
    this.trouble = null;
    if (text !== this.reading || !text) return;
    clearTimeout(this.waiting);
    this.reading = "";
    this.utterance = null;
    speech()?.cancel();
  }

  private speak(text: string, voice: SpeechSynthesisVoice): void {
    const utterance = new SpeechSynthesisUtterance(spoken(text));
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.onend = () => this.ended(utterance);
    utterance.onerror = ({ error }) => {
      if (this.utterance === utterance && error === "not-allowed") this.trouble = "blocked";
      this.ended(utterance);
    };
    this.reading = text;
    this.utterance = utterance;
    speech()?.speak(utterance);
  }

  private await(text: string, language: string): void {
    this.reading = text;
    const listed = () => {
      clearTimeout(this.waiting);
      speech()?.removeEventListener("voiceschanged", listed);
      if (this.reading !== text || this.utterance) return;
      this.reading = "";
      const found = voiceOf(language);
      if (found) this.speak(text, found);
      else this.trouble = "missing";
    };
    this.waiting = setTimeout(listed, LISTED_WITHIN);
    speech()?.addEventListener("voiceschanged", listed);
  }

  private ended(utterance: SpeechSynthesisUtterance): void {
    if (this.utterance !== utterance) return;
    this.utterance = null;
    this.reading = "";
  }
}

function speech(): SpeechSynthesis | undefined {
  return globalThis.speechSynthesis;
}

/** A voice of the device itself: others send what they read to somebody's server. */
function voiceOf(language: string): SpeechSynthesisVoice | undefined {
  const tag = (voice: SpeechSynthesisVoice) => voice.lang.replace("_", "-").toLowerCase();
  const voices = (speech()?.getVoices() ?? []).filter(
    (voice) => voice.localService && (tag(voice) === language || tag(voice).startsWith(`${language}-`)),
  );
  // The one that the browser likes best, else that of the country which the language is named after.
  return (
    voices.find((voice) => voice.default) ??
    voices.find((voice) => tag(voice) === `${language}-${language}`) ??
    voices[0]
  );
}

export const voice = new Voice();
