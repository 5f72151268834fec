/** What I mark on my pad, and how it is kept in the note of the table: small, and never a reason to fail. */

import { SPOTS } from "../tiles/tiles";

const LOOKS = ["crossed", "possible", "sure"] as const;
export type Look = (typeof LOOKS)[number];
export const PENCILS = 3;
export interface Mark {
  readonly look: Look;
  readonly pencil: number;
}

export const DIAGRAMS = 3;
const LENGTH = DIAGRAMS * SPOTS.length;
const NONE = ".";
const SIGNS = "abcdefghi";
const CLEAN = NONE.repeat(LENGTH);
const UNDONE = 20;
const OLD = 6;
const LONGEST = 4_000;

/** The pad with its past. A sheet is a text with one sign for each place of the three diagrams. */
export interface Pages {
  readonly v: 1;
  /** The next game at the same table begins with clean diagrams. */
  readonly game: string;
  /** How often my rack had been refilled when these marks were made for it. */
  readonly rack: number;
  readonly now: string;
  /** Sheets, each after the number of the rack that it was marked for: back at old marks, they are old marks again. */
  readonly past: readonly string[];
  readonly future: readonly string[];
  /** By rack, what was marked for those that are gone. */
  readonly old: Readonly<Record<string, string>>;
  /** What I wrote in words. */
  readonly text: string;
}

const BLANK: Omit<Pages, "game"> = { v: 1, rack: 0, now: CLEAN, past: [], future: [], old: {}, text: "" };

/** Whatever stands there: what is no pad of ours was written by hand, and is kept as words. */
export function read(note: string, game: string): Pages {
  const given = parsed(note);
  if (!given) return { ...BLANK, game, text: note.trim() ? note.slice(0, LONGEST) : "" };
  const text = typeof given.text === "string" ? given.text.slice(0, LONGEST) : "";
  if (given.game !== game) return { ...BLANK, game, text };
  const old = Object.entries(typeof given.old === "object" && given.old ? given.old : {});
  return {
    v: 1,
    game,
    rack: typeof given.rack === "number" ? given.rack : 0,
    now: isSheets(given.now) ? given.now : CLEAN,
    past: stepsIn(given.past),
    future: stepsIn(given.future),
    old: Object.fromEntries(old.filter((entry): entry is [string, string] => isSheets(entry[1])).slice(-OLD)),
    text,
  };
}

function parsed(note: string): Partial<Record<keyof Pages, unknown>> | null {
  try {
    const found: unknown = JSON.parse(note);
    return typeof found === "object" && found !== null && "v" in found && found.v === 1 ? found : null;
  } catch {
    return null;
  }
}

export function written(pages: Pages): string {
  return JSON.stringify(pages);
}

function isSheets(found: unknown): found is string {
  return typeof found === "string" && found.length === LENGTH && /^[.a-i]*$/.test(found);
}

function stepsIn(found: unknown): string[] {
  const isStep = (one: unknown) =>
    typeof one === "string" && /^\d{1,4}:/.test(one) && isSheets(one.slice(one.indexOf(":") + 1));
  return Array.isArray(found) ? found.filter(isStep).slice(-UNDONE) : [];
}

function stepOf({ rack, now }: Pages): string {
  return `${rack}:${now}`;
}

/** As it was at that step. */
function at(pages: Pages, step: string): Pages {
  const [rack = "", now = CLEAN] = step.split(":");
  return { ...pages, rack: Number(rack), now };
}

export function markAt({ now }: Pages, diagram: number, at: number): Mark | null {
  const sign = SIGNS.indexOf(now[diagram * SPOTS.length + at] ?? NONE);
  const look = LOOKS[Math.floor(sign / PENCILS)];
  return sign < 0 || !look ? null : { look, pencil: sign % PENCILS };
}

/** Crossed, possible, sure, and clean again; always by the pencil in hand. */
export function cycled(pages: Pages, diagram: number, at: number, pencil: number): Pages {
  const look = LOOKS.indexOf(markAt(pages, diagram, at)?.look as Look) + 1;
  const place = diagram * SPOTS.length + at;
  const sign = look < LOOKS.length ? SIGNS[look * PENCILS + pencil] : NONE;
  return changed(pages, pages.now.slice(0, place) + sign + pages.now.slice(place + 1));
}

export function cleared(pages: Pages, diagram: number): Pages {
  const from = diagram * SPOTS.length;
  return changed(pages, pages.now.slice(0, from) + NONE.repeat(SPOTS.length) + pages.now.slice(from + SPOTS.length));
}

export function isClean({ now }: Pages, diagram?: number): boolean {
  const part = diagram === undefined ? now : now.slice(diagram * SPOTS.length, (diagram + 1) * SPOTS.length);
  return [...part].every((sign) => sign === NONE);
}

function changed(pages: Pages, now: string): Pages {
  if (now === pages.now) return pages;
  return { ...pages, now, past: [...pages.past, stepOf(pages)].slice(-UNDONE), future: [] };
}

export function undone(pages: Pages): Pages {
  const step = pages.past.at(-1);
  if (step === undefined) return pages;
  return { ...at(pages, step), past: pages.past.slice(0, -1), future: [...pages.future, stepOf(pages)].slice(-UNDONE) };
}

export function redone(pages: Pages): Pages {
  const step = pages.future.at(-1);
  if (step === undefined) return pages;
  return { ...at(pages, step), past: [...pages.past, stepOf(pages)].slice(-UNDONE), future: pages.future.slice(0, -1) };
}

/** For a new rack: clean diagrams. What was marked for the old one is put by. */
export function wiped(pages: Pages, rack: number): Pages {
  const old: [string, string][] = Object.entries({ ...pages.old, [String(pages.rack)]: pages.now });
  return { ...changed(pages, CLEAN), rack, old: Object.fromEntries(old.slice(-OLD)) };
}

/** For a new rack, with the marks as they are, and those that can be brought back. */
export function carriedOver(pages: Pages, rack: number): Pages {
  const kept = (steps: readonly string[]) => steps.map((step) => stepOf({ ...at(pages, step), rack }));
  return {
    ...pages,
    rack,
    past: kept(pages.past),
    future: kept(pages.future),
    old: { ...pages.old, [pages.rack]: pages.now },
  };
}
