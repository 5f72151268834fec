/** Whether what was drawn may be kept: everybody whose it is has agreed. */

import type { Keeping } from "../../../wire/generated";

export function isAgreed(keeping: Keeping | null): boolean {
  return !!keeping && keeping.asked.length > 0 && missing(keeping).length === 0;
}

/** Whose word is missing. */
export function missing({ asked, allowed }: Keeping): readonly number[] {
  return asked.filter((seat) => !allowed.includes(seat));
}
