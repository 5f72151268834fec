/** Places of the site, by their addresses. */

import { TABLE_CODE_LENGTH, UNGUESSABLE } from "./codes.generated";

/** What a code looks like; whether a table has it only a server can tell. */
const CODE = new RegExp(`^[A-Z]{${TABLE_CODE_LENGTH},${UNGUESSABLE}}$`);

export type Place =
  | { at: "home" }
  | { at: "table"; code: string; sharedScreen: boolean }
  | { at: "rules"; game: string }
  /** From the lobby of a table, which has this code, or from none. */
  | { at: "firstRound"; game: string; table: string | null }
  | { at: "gallery" };

export function placeOf(path: string): Place {
  const [first, second, third] = path.split("/").filter(Boolean).map(decoded);
  if (first === "t" && second) return { at: "table", code: codeIn(second), sharedScreen: third === "ecran" };
  if (first === "regles" && second) return { at: "rules", game: second };
  if (first === "montre" && second) return { at: "firstRound", game: second, table: third ? codeIn(third) : null };
  if (first === "galerie") return { at: "gallery" };
  return { at: "home" };
}

/** The language that a link to a shared screen asks for: whoever sent it reads it. None or one, known or not. */
export function screenLanguage(path: string): string[] {
  const [, , third, language] = path.split("/").filter(Boolean);
  return third === "ecran" && language ? [language] : [];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function codeIn(part: string): string {
  return canonicalCode(part).slice(0, UNGUESSABLE);
}

/** A code as it was typed, in the one spelling that codes have. */
export function canonicalCode(code: string): string {
  return code.replaceAll(/[\s-]/g, "").toUpperCase();
}

/** Of one in that spelling. */
export function isCode(code: string): boolean {
  return CODE.test(code);
}
