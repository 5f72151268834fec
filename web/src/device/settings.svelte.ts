/** What this device likes: kept from one evening to the next. The language is with the words. */

import { store, stored } from "./storage";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

class Settings {
  /** Of the page: the device's own, or one of two. */
  theme: Theme = $state(themeOf(stored("theme")));
  /** A short sound when it is my turn. */
  sound = $state(stored("sound") === "on");
  /** A short shake when it is my turn, on devices that can. */
  vibration = $state(stored("vibration") !== "off");

  /** What happens is not shown step by step: on with the game. */
  skipsShows = $state(stored("shows") === "off");

  /** Questions are read aloud as they come: on a television, or for whoever sees them badly. */
  readsAloud = $state(stored("reads-aloud") === "on");

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

export const settings = new Settings();
