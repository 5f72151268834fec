/** Before the rules count down for one player alone, those whom it may be know it. */

import type { PublicTable } from "../../wire/generated";
import type { Perspective } from "../../wire/perspective";
import type { Company, Words } from "../../words/words";

/** What it looks at of a table's screen. */
export interface Timed {
  readonly publicTable: Pick<PublicTable, "next_timer"> | null;
  readonly table: { readonly perspective: Pick<Perspective, "view" | "awaited"> | null; readonly seat: number | null };
  readonly words: Pick<Words, "soon">;
  readonly company: Company;
}

/** What is expected of me, if it may be me; "" otherwise, and where the game has no words for it. */
export function hurriedSoon({ publicTable, table: { perspective, seat }, words, company }: Timed): string {
  const next = publicTable?.next_timer;
  if (!next || !perspective || seat === null || !next.seats.includes(seat)) return "";
  const others = perspective.awaited.filter((other) => other !== seat);
  return words.soon(perspective.view, next.seconds, others, company);
}
