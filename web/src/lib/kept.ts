/** What this device keeps: in localStorage where there is one, else for as long as the page is open. */

const memory = new Map<string, string>();

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`tablee/${key}`);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function keep(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(`tablee/${key}`, value);
  } catch {
    // Private windows may have none: then it lasts as long as the page.
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(`tablee/${key}`);
  } catch {
    // Same.
  }
}

/** The tokens of the people whom this device holds at one table, by person. */
export function tokensOf(code: string): Record<number, string> {
  try {
    return JSON.parse(kept(`table/${code}`) ?? "{}") as Record<number, string>;
  } catch {
    return {};
  }
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
      try {
        const visit = JSON.parse(kept(`visit/${code}`) ?? "null") as Visit | null;
        return visit ? [{ ...visit, code }] : [];
      } catch {
        return [];
      }
    })
    .sort((one, other) => other.at - one.at);
}

function tableCodes(): string[] {
  const start = "tablee/table/";
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  } catch {
    return [...memory.keys()].flatMap((key) => (key.startsWith("table/") ? [key.slice(6)] : []));
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
