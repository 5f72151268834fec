/** What is heard of a show: from one moment of it to the next. */

import type { Step } from "../../board/show";
import type { GameSounds, SoundName } from "../../board/sound/sounds";

/** Nothing is heard twice, and of what is seen landed at once, as without motion, only the last. */
export function soundOf(sounds: GameSounds, before: Step | null, now: Step | null): SoundName | null {
  const of = now && sounds[now.fact.type];
  if (!now || !of) return null;
  const fresh = before?.at !== now.at;
  if (now.landed && (fresh || !before.landed)) return of.lands ?? (fresh ? (of.begins ?? null) : null);
  if (fresh) return of.begins ?? null;
  return now.count > before.count ? (of.steps ?? null) : null;
}
