/** What this device likes: kept from one evening to the next. The language is with the words. */

import { keep, kept } from "./storage";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

class Settings {
  /** Of the page: the device's own, or one of two. */
  theme: Theme = $state(themeOf(kept("theme")));
  /** A short sound when it is my turn. */
  sound = $state(kept("sound") === "on");
  /** A short shake when it is my turn, on devices that can. */
  vibration = $state(kept("vibration") !== "off");

  /** Single letters as shortcuts: they get in the way of some who speak to their device. */
  keys = $state(kept("keys") !== "off");

  constructor() {
    this.paint();
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.paint();
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep("sound", on ? "on" : "off");
  }

  setVibration(on: boolean): void {
    this.vibration = on;
    keep("vibration", on ? "on" : "off");
  }

  setKeys(on: boolean): void {
    this.keys = on;
    keep("keys", on ? "on" : "off");
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
