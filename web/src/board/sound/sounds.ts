/** Which sound goes with what is being shown: pure data, by the kind of a fact and never by what it holds. */

export const SOUND_NAMES = ["paper", "wood", "dice", "chalk", "knock", "sting", "fanfare"] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

export interface FactSound {
  /** As it begins to be shown. */
  readonly begins?: SoundName;
  /** At each of its steps before the last. */
  readonly steps?: SoundName;
  /** When it has landed. */
  readonly lands?: SoundName;
}

/** What `sounds.ts` of a game exports. What stands not here is silent. */
export type GameSounds = Readonly<Record<string, FactSound>>;
