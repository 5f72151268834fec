/** What this device keeps: in localStorage where there is one, else for as long as the page is open. */

/** What could not be written, or taken out: from then on it is read from here. */
const memory = new Map<string, string | null>();

export function stored(key: string): string | null {
  const here = memory.get(key);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(`tablee/${key}`);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
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

export function storeTokens(code: string, tokens: Record<number, string>): void {
  if (Object.keys(tokens).length) store(`table/${code}`, JSON.stringify(tokens));
  else forgetTable(code);
}

/** Nothing more of this table on this device. */
export function forgetTable(code: string): void {
  forget(`table/${code}`);
  forget(`visit/${code}`);
  forget(`kept/${code}`);
}

/** What was seen last of a table where this device has somebody. */
export interface RecentTable {
  readonly game: string;
  /** Whom this device holds there, by name; empty for a host without a seat. */
  readonly names: readonly string[];
  readonly stage: string;
  readonly at: number;
}

export function storeRecentTable(code: string, recent: RecentTable): void {
  store(`visit/${code}`, JSON.stringify(recent));
}

/** Tables where this device still has somebody, the last one first. */
export function recentTables(): (RecentTable & { code: string })[] {
  return tableCodes()
    .flatMap((code) => {
      const recent = read(`visit/${code}`);
      return isRecentTable(recent) ? [{ ...recent, code }] : [];
    })
    .sort((one, other) => other.at - one.at);
}

function isRecentTable(thing: unknown): thing is RecentTable {
  const { game, names, stage, at } = (thing ?? {}) as Partial<Record<keyof RecentTable, unknown>>;
  const named = Array.isArray(names) && names.every(isText);
  return isText(game) && named && isText(stage) && typeof at === "number";
}

function isText(thing: unknown): thing is string {
  return typeof thing === "string";
}

/** An object that was kept; null for whatever else stands there, written by an older page or by hand. */
function read(key: string): object | null {
  try {
    const thing: unknown = JSON.parse(stored(key) ?? "null");
    return typeof thing === "object" ? thing : null;
  } catch {
    return null;
  }
}

function tableCodes(): string[] {
  const start = "table/";
  const keys = new Set([...memory.keys(), ...storedKeys()]);
  return [...keys].flatMap((key) => (key.startsWith(start) && stored(key) !== null ? [key.slice(start.length)] : []));
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith("tablee/") ? [key.slice("tablee/".length)] : []));
  } catch {
    return [];
  }
}

/** Kept by this tab alone: a reload still has it, another tab does not. */
export function storedInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(`tablee/${key}`);
  } catch {
    return null;
  }
}

export function storeInTab(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(`tablee/${key}`);
    else sessionStorage.setItem(`tablee/${key}`, value);
  } catch {
    // Then a reload asks once more.
  }
}
