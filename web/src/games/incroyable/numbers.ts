/** How a number is written: « 1 200 », and a year without a gap. What is heard has no gap either: voices stumble over it. */

import type { Words } from "../../words/words";
import type { Kind } from "./types";

const WRITTEN = new Map<string, Intl.NumberFormat>();

export function numberText({ language }: Pick<Words, "language">, kind: Kind, number: number): string {
  return kind === "year" ? String(number) : grouped(language).format(number);
}

function grouped(language: string): Intl.NumberFormat {
  const found = WRITTEN.get(language) ?? new Intl.NumberFormat(language);
  WRITTEN.set(language, found);
  return found;
}
