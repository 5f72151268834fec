/** What comes of typing on the number pad, and why a number cannot be said: the offers know which can. */

import type { Span } from "../../../wire/generated";
import { HIGHEST } from "../constants.generated";

const MOST_DIGITS = String(HIGHEST).length;

/** No number begins with a zero, and none has more digits than an answer can have: such a key does nothing. */
export function typed(digits: string, key: string): string {
  if (key === "Backspace") return digits.slice(0, -1);
  if (key === "Delete" || key === "Escape") return "";
  if (!/^\d$/.test(key) || digits.length >= MOST_DIGITS || (!digits && key === "0")) return digits;
  return digits + key;
}

export type Fault = "none" | "low" | "high" | "taken";

/** Null for one that can be said. */
export function faultOf(
  number: number | null,
  { low, high, holes }: Pick<Span, "low" | "high" | "holes">,
): Fault | null {
  if (number === null) return "none";
  if (number < low) return "low";
  if (number > high) return "high";
  return holes.includes(number) ? "taken" : null;
}
