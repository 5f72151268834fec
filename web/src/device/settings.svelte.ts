/** What this device likes: kept from one evening to the next. The language is with the words. */

import { store, stored } from "./storage";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** How fast the voice reads, the slowest first; 1 is as the device has it. */
export const VOICE_RATES = { slow: 0.7, calm: 0.85, usual: 1, quick: 1.3 } as const;
export type VoiceSpeed = keyof typeof VOICE_RATES;
export const VOICE_SPEEDS = Object.keys(VOICE_RATES) as readonly VoiceSpeed[];

/** Of sounds, the softest first. */
export const VOLUMES = [0.4, 0.7, 1] as const;

class Settings {
  /** Of the page: the device's own, or one of two. */
  theme: Theme = $state(themeOf(stored("theme")));
  /** The sounds of the table, and a knock when it is my turn. */
  sound = $state(stored("sound") === "on");
  /** How loud they are, from 0 to 1. */
  volume = $state(volumeOf(stored("volume")));
  /** A short shake when it is my turn, on devices that can. */
  vibration = $state(stored("vibration") !== "off");

  /** What happens is not shown step by step: on with the game. */
  skipsShows = $state(stored("shows") === "off");

  /** Questions and clues are read aloud as they come: on a television, or for whoever sees them badly. */
  readsAloud = $state(stored("reads-aloud") === "on");
  voiceSpeed: VoiceSpeed = $state(speedOf(stored("voice-speed")));

  /** Single letters as shortcuts: they get in the way of some who speak to their device. */
  keys = $state(stored("keys") !== "off");

  constructor() {
    this.paint();
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    store("theme", theme);
    this.paint();
  }

  setSound(on: boolean): void {
    this.sound = on;
    store("sound", on ? "on" : "off");
  }

  setVolume(volume: number): void {
    this.volume = volume;
    store("volume", String(volume));
  }

  setVibration(on: boolean): void {
    this.vibration = on;
    store("vibration", on ? "on" : "off");
  }

  setSkipsShows(on: boolean): void {
    this.skipsShows = on;
    store("shows", on ? "off" : "on");
  }

  setReadsAloud(on: boolean): void {
    this.readsAloud = on;
    store("reads-aloud", on ? "on" : "off");
  }

  setVoiceSpeed(speed: VoiceSpeed): void {
    this.voiceSpeed = speed;
    store("voice-speed", speed);
  }

  setKeys(on: boolean): void {
    this.keys = on;
    store("keys", on ? "on" : "off");
  }

  private paint(): void {
    if (this.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }
}

function themeOf(text: string | null): Theme {
  return THEMES.find((theme) => theme === text) ?? "auto";
}

function volumeOf(text: string | null): number {
  const volume = Number(text ?? NaN);
  return volume > 0 && volume <= 1 ? volume : VOLUMES[1];
}

function speedOf(text: string | null): VoiceSpeed {
  return VOICE_SPEEDS.find((speed) => speed === text) ?? "usual";
}

export const settings = new Settings();
