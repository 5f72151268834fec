/** Reads aloud with the browser's own voice: one text at a time. What it reads leaves the device to nobody. */

import { spoken } from "../text/spoken";
import { settings, VOICE_RATES } from "./settings.svelte";
import { voiceOf } from "./voices";

/** A text to be read. `language` is two letters, as cards say it. */
export interface Spoken {
  readonly text: string;
  readonly language: string;
}
/** What belongs together: a number, then the clue at it. All of it is read, or nothing. */
export type Passage = readonly Spoken[];

/** Why nothing is heard: no voice of that language here, or the browser waits for a first tap on the page. */
export interface VoiceTrouble {
  readonly why: "missing" | "blocked";
  readonly language: string;
}

/** The part of a browser that speaks; some have none. */
export interface Speaker {
  readonly synthesis: SpeechSynthesis | undefined;
  utterance(text: string): SpeechSynthesisUtterance;
}

/** Some browsers list their voices a moment after they are first asked; those that have none never do. */
const LISTED_WITHIN = 2_000;
/** Of what comes by itself and has to wait, the last few: a slow voice falls behind the table, but never far. */
const MOST_WAITING = 3;
/** Some browsers never say that they have come to an end: nobody takes so long for a text, in milliseconds. */
const LONGEST = { text: 4_000, character: 160 };

export class Voice {
  /** What is being read, as it was given; "" in silence. */
  reading = $state("");
  trouble: VoiceTrouble | null = $state.raw(null);
  /** How many parts of the page have something to read now. */
  readers = $state(0);
  /** What parts of the page have to read; as often as there are parts that have it. */
  private readonly held: string[] = [];
  /** What was read by itself last. */
  private announced = "";
  private rest: Passage = [];
  private waiting: readonly Passage[] = [];
  /** Whether what is being read came by itself, from the table. */
  private told = false;
  /** What the browser did not let us read. */
  private refused: Passage = [];
  /** Held until it ends: a browser forgets one that nobody holds, and never says that it has ended. */
  private utterance: SpeechSynthesisUtterance | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly speaker: Speaker = BROWSER,
    private readonly rate: () => number = () => VOICE_RATES[settings.voiceSpeed],
  ) {}

  /** Has the browser look for its voices, so that they are there when something is to be read. */
  prepare(): void {
    this.speaker.synthesis?.getVoices();
  }

  /** Somebody asked for it: in place of whatever is being read, or waits to be. */
  read(...passage: Passage): void {
    this.stop();
    this.begin(passage, false);
  }

  /** What happens at the table, by itself: after whatever is being read, which nothing cuts short. */
  tell(passage: Passage): void {
    if (!passage.length) return;
    if (this.reading) this.waiting = [...this.waiting, passage].slice(-MOST_WAITING);
    else this.begin(passage, true);
  }

  /** By itself, and once: the part of the page that has the text may go and come again with it. */
  announce(text: string, language: string): void {
    if (text === this.announced) return;
    this.announced = text;
    this.read({ text, language });
  }

  /** Whatever comes next is new. */
  forget(): void {
    this.announced = "";
  }

  /** The tap has come that the browser was waiting for. */
  again(): void {
    if (this.trouble?.why === "blocked") this.begin(this.refused, this.told);
  }

  /** Silence. */
  stop(): void {
    this.waiting = [];
    this.rest = [];
    this.trouble = null;
    if (this.reading) this.silence();
  }

  /**
   * A part of the page has this text to read, until it lets go of it. Once nobody has, it is silent; but what the table tells
   * goes on: it is heard to its end. A card that moves is a part that goes and another that comes, in either order.
   */
  hold(text: string): () => void {
    this.held.push(text);
    return () => {
      this.held.splice(this.held.indexOf(text), 1);
      const { trouble } = this;
      queueMicrotask(() => {
        if (!this.held.includes(text)) this.drop(text, trouble);
      });
    };
  }

  /** Says what is missing before anything is read. */
  look(language: string): void {
    if (this.reading || voiceOf(this.voices, language)) return;
    this.lack([], false, language);
  }

  /** What the next text has in its way since then, stays. */
  private drop(text: string, trouble: VoiceTrouble | null): void {
    if (!this.told && text === this.reading) this.stop();
    if (this.trouble === trouble) this.trouble = null;
  }

  private get voices(): readonly SpeechSynthesisVoice[] {
    return this.speaker.synthesis?.getVoices() ?? [];
  }

  private begin(passage: Passage, told: boolean): void {
    this.trouble = null;
    this.told = told;
    const lacking = passage.find(({ language }) => !voiceOf(this.voices, language));
    if (lacking) this.lack(passage, told, lacking.language);
    else this.next(passage);
  }

  private next([piece, ...rest]: Passage): void {
    this.rest = rest;
    const found = piece && voiceOf(this.voices, piece.language);
    if (piece && found) this.speak(piece, found);
  }

  private speak(piece: Spoken, voice: SpeechSynthesisVoice): void {
    const utterance = this.speaker.utterance(spoken(piece.text));
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = this.rate();
    utterance.onend = () => this.ended(utterance);
    utterance.onerror = ({ error }) => this.failed(utterance, piece, error);
    this.reading = piece.text;
    this.utterance = utterance;
    this.speaker.synthesis?.speak(utterance);
    const longest = LONGEST.text + (LONGEST.character * piece.text.length) / this.rate();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.speaker.synthesis?.cancel();
      this.ended(utterance);
    }, longest);
  }

  /** No voice is there: it may come a moment later, where none is listed at all. */
  private lack(passage: Passage, told: boolean, language: string): void {
    const { synthesis } = this.speaker;
    if (!synthesis || this.voices.length) return this.miss(language);
    const text = passage[0]?.text ?? "";
    this.reading = text;
    const listed = () => {
      clearTimeout(this.timer);
      synthesis.removeEventListener("voiceschanged", listed);
      if (this.reading !== text || this.utterance) return;
      this.reading = "";
      if (this.voices.length && passage.length) this.begin(passage, told);
      else if (!voiceOf(this.voices, language)) this.miss(language);
    };
    clearTimeout(this.timer);
    this.timer = setTimeout(listed, LISTED_WITHIN);
    synthesis.addEventListener("voiceschanged", listed);
  }

  private miss(language: string): void {
    this.waiting = [];
    this.trouble = { why: "missing", language };
  }

  private failed(utterance: SpeechSynthesisUtterance, piece: Spoken, error: string): void {
    if (this.utterance !== utterance) return;
    if (error === "not-allowed") {
      this.refused = [piece, ...this.rest];
      this.stop();
      this.trouble = { why: "blocked", language: piece.language };
    } else this.ended(utterance);
  }

  private ended(utterance: SpeechSynthesisUtterance): void {
    if (this.utterance !== utterance) return;
    clearTimeout(this.timer);
    this.reading = "";
    this.utterance = null;
    if (this.rest.length) return this.next(this.rest);
    const [passage, ...waiting] = this.waiting;
    this.waiting = waiting;
    if (passage) this.begin(passage, true);
  }

  private silence(): void {
    clearTimeout(this.timer);
    this.reading = "";
    this.utterance = null;
    this.speaker.synthesis?.cancel();
  }
}

const BROWSER: Speaker = {
  get synthesis() {
    return globalThis.speechSynthesis as SpeechSynthesis | undefined;
  },
  utterance: (text) => new SpeechSynthesisUtterance(text),
};

export const voice = new Voice();
