/** The language of this page: which one, how to change it, and its words. What reads them is shown anew on a change. */

import { store, stored } from "../device/storage";
import { screenLanguage } from "../navigation/place";
import { LANGUAGES, type Language } from "../wire/generated";
import { speechOf } from "./wordFiles";
import type { Words } from "./words";

export { Speech, Unsaid } from "./speech";

/** The first of these that we speak; English where we speak none of them, French where none is asked for. */
export function languageOf(asked: readonly string[]): Language {
  const codes = asked.map((tag) => tag.toLowerCase().split("-", 1)[0]);
  const known = codes.map((code) => LANGUAGES.find((language) => language === code));
  return known.find((language) => language !== undefined) ?? (codes.length ? "en" : LANGUAGES[0]);
}

/** What was chosen here; or what a link to a shared screen asks for; or what the device speaks. */
function preferred(): Language {
  const chosen = LANGUAGES.find((language) => language === stored("language"));
  return chosen ?? languageOf([...screenLanguage(location.pathname), ...(navigator.languages ?? [])]);
}

class PageSpeech {
  language: Language = $state(preferred());
  /** Of the page and of what all games have in common. There once `begin` is done: nothing is shown before. */
  words: Words = $state.raw() as unknown as Words;
  /** By game, those that were asked for, in the same language as `words`. */
  private games: Readonly<Record<string, Words>> = $state.raw({});
  private asked = new Set<string>();
  private changing = 0;

  /** To be called once, before anything is shown. Older Safaris cannot wait for it while this file is being loaded. */
  async begin(): Promise<void> {
    await this.speak(this.language);
  }

  /** Change the language, and keep it. Nothing changes until all of its words are there, and then all at once. */
  async choose(language: Language): Promise<void> {
    await this.speak(language);
    if (this.language === language) store("language", language);
  }

  async speak(language: Language): Promise<void> {
    const change = ++this.changing;
    const names = [...this.asked];
    const [words, ...games] = await Promise.all([speechOf(language), ...names.map((name) => speechOf(language, name))]);
    if (change !== this.changing) return; // somebody changed their mind meanwhile
    this.language = language;
    this.words = words;
    this.games = Object.fromEntries(names.map((name, at) => [name, games[at] as Words]));
    document.documentElement.lang = language;
    await Promise.all([...this.asked].map((name) => this.forGame(name))); // asked for meanwhile
  }

  /** The words of a game, once they are there. Read `ofGame` for those that follow a change of language at once. */
  async forGame(name: string): Promise<Words> {
    const { language } = this;
    const known = this.ofGame(name);
    if (known) return known;
    this.asked.add(name);
    const words = await speechOf(language, name);
    if (language !== this.language) return this.forGame(name);
    this.games = { [name]: words, ...this.games };
    return this.ofGame(name) ?? words;
  }

  /** The words of a game if they are there, null until `forGame` has brought them. */
  ofGame(name: string): Words | null {
    return Object.hasOwn(this.games, name) ? (this.games[name] ?? null) : null;
  }
}

export const pageSpeech = new PageSpeech();
