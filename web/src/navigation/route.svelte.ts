/** Where in the site we are. */

export type Place =
  | { at: "home" }
  | { at: "table"; code: string; sharedScreen: boolean }
  | { at: "rules"; game: string }
  | { at: "firstRound"; game: string }
  | { at: "gallery" };

/** Letters that a server reads of a code; no table has a longer one. */
const LONGEST = 12;

export function placeOf(path: string): Place {
  const [first, second, third] = path.split("/").filter(Boolean).map(decoded);
  if (first === "t" && second)
    return { at: "table", code: canonicalCode(second).slice(0, LONGEST), sharedScreen: third === "ecran" };
  if (first === "regles" && second) return { at: "rules", game: second };
  if (first === "montre" && second) return { at: "firstRound", game: second };
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

/** A code as it was typed, in the one spelling that codes have. */
export function canonicalCode(code: string): string {
  return code.replaceAll(/[\s-]/g, "").toUpperCase();
}

class Route {
  place: Place = $state(placeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.place = placeOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = placeOf(path);
    scrollTo(0, 0);
  }
}

export const route = new Route();
