/** The number that is being typed, as the board keeps it: it is there again when the page was loaded anew. */

const FORM = /^(\d+):(\d{1,4})$/;

/** For this decision, if any was begun; "" if not. */
export function keptNumber(kept: string, decision: number): string {
  const [, of, digits] = FORM.exec(kept) ?? [];
  return of === String(decision) ? (digits ?? "") : "";
}

export function withNumber(decision: number, digits: string): string {
  return digits ? `${decision}:${digits}` : "";
}
