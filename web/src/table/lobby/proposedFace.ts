/** A face for whoever is about to sit down: the one they wore last, or a free one by chance. */

import { ownFace } from "../../device/ownFace";
import { randomBytes } from "../../device/random";
import { FACES, type PublicChair } from "../../wire/generated";

export function takenFaces(chairs: readonly PublicChair[]): string[] {
  return chairs.flatMap(({ face }) => face || []);
}

/** `first`: the person whose face this device remembers. */
export function proposedFace(taken: readonly string[], first: boolean): string {
  const free: readonly string[] = FACES.filter((face) => !taken.includes(face));
  const own = first ? ownFace() : "";
  return free.includes(own) ? own : (free[(randomBytes(1)[0] ?? 0) % free.length] ?? "");
}
