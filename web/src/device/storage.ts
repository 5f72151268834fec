/** What this device keeps: in localStorage where there is one, else for as long as the page is open. */

/** What could not be written, or taken out: from then on it is read from here. */
const memory = new Map<string, string | null>();

export function kept(key: string): string | null {
  const here = memory.get(key);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(`tablee/${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`tablee/${key}`, value);
    memory.delete(key);
  } catch {
    // Private windows may have none, and others may be full: then it lasts as long as the page.
    memory.set(key, value);
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`tablee/${key}`);
    memory.delete(key);
  } catch {
    memory.set(key, null);
  }
}

/** As many as a server takes, of the shape that it takes: with any other it would let nobody in. */
const MOST_TOKENS = 8;
const TOKEN = /^[\w-]{22,64}$/;

/** The tokens of the people whom this device holds at one table, by person. */
export function tokensOf(code: string): Record<number, string> {
  const found = Object.entries(read(`table/${code}`) ?? {});
  const fit = found.filter(
    (one): one is [string, string] => /^\d{1,4}$/.test(one[0]) && isText(one[1]) && TOKEN.test(one[1]),
  );
  return Object.fromEntries(fit.slice(0, MOST_TOKENS));
}

export function keepTokens(code: string, tokens: Record<number, string>): void {
  if (Object.keys(tokens).length) keep(`table/${code}`, JSON.stringify(tokens));
  else leaveTable(code);
}

/** Nothing more of this table on this device. */
export function leaveTable(code: string): void {
  forget(`table/${code}`);
  forget(`visit/${code}`);
}

/** What was seen last of a table where this device has somebody. */
export interface Visit {
  readonly game: string;
  /** Whom this device holds there, by name; empty for a host without a seat. */
  readonly names: readonly string[];
  readonly stage: string;
  readonly at: number;
}

export function keepVisit(code: string, visit: Visit): void {
  keep(`visit/${code}`, JSON.stringify(visit));
}

/** Tables where this device still has somebody, the last one first. */
export function visits(): (Visit & { code: string })[] {
  return tableCodes()
    .flatMap((code) => {
      const visit = read(`visit/${code}`);
      return isVisit(visit) ? [{ ...visit, code }] : [];
    })
    .sort((one, other) => other.at - one.at);
}

function isVisit(thing: unknown): thing is Visit {
  const { game, names, stage, at } = (thing ?? {}) as Partial<Record<keyof Visit, unknown>>;
  const named = Array.isArray(names) && names.every(isText);
  return isText(game) && named && isText(stage) && typeof at === "number";
}

function isText(thing: unknown): thing is string {
  return typeof thing === "string";
}

/** An object that was kept; null for whatever else stands there, written by an older page or by hand. */
function read(key: string): object | null {
  try {
    const thing: unknown = JSON.parse(kept(key) ?? "null");
    return typeof thing === "object" ? thing : null;
  } catch {
    return null;
  }
}

function tableCodes(): string[] {
  const start = "table/";
  const keys = new Set([...memory.keys(), ...stored()]);
  return [...keys].flatMap((key) => (key.startsWith(start) && kept(key) !== null ? [key.slice(start.length)] : []));
}

function stored(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith("tablee/") ? [key.slice("tablee/".length)] : []));
  } catch {
    return [];
  }
}

/** Kept by this tab alone: a reload still has it, another tab does not. */
export function tabKept(key: string): string | null {
  try {
    return sessionStorage.getItem(`tablee/${key}`);
  } catch {
    return null;
  }
}

export function tabKeep(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(`tablee/${key}`);
    else sessionStorage.setItem(`tablee/${key}`, value);
  } catch {
    // Then a reload asks once more.
  }
}
