/** What is said at the table: what of it is new here, and how much of that nobody has read yet. */

import type { Said } from "../../wire/generated";

export class Chat {
  /** Lines that came while they were not shown. */
  unread = $state(0);
  /** What was said so far; null until something is known. What was said before this page came is no news. */
  private known: readonly Said[] | null = null;
  private readers = 0;

  /** To be called with all that was said, on every change of it: the lines that are new. */
  follow(said: readonly Said[]): readonly Said[] {
    const fresh = this.known === null ? [] : freshIn(this.known, said);
    this.known = said;
    if (!this.readers) this.unread += fresh.length;
    return fresh;
  }

  /** It is in somebody's sight from now on, until what this returns is called. */
  show(): () => void {
    this.readers += 1;
    this.unread = 0;
    return () => (this.readers -= 1);
  }
}

/**
 * Lines have no number: a line is known by being the same one; after a lost connection all of them come again as others,
 * and are known by what they say. A server that has started anew has none of them.
 */
function freshIn(known: readonly Said[], now: readonly Said[]): readonly Said[] {
  const last = known.at(-1);
  if (!last) return now;
  const at = now.lastIndexOf(last);
  if (at >= 0) return now.slice(at + 1);
  for (let from = known.length; from <= now.length; from += 1) if (endsAlike(known, now, from)) return now.slice(from);
  // The server keeps fewer than we do.
  for (let from = Math.min(known.length - 1, now.length); from; from -= 1)
    if (endsAlike(known, now, from)) return now.slice(from);
  return now;
}

/** Whether the first `count` of `now` are the last of `known`, or end with all of it. */
function endsAlike(known: readonly Said[], now: readonly Said[], count: number): boolean {
  const shared = Math.min(known.length, count);
  for (let back = 1; back <= shared; back += 1) {
    const [one, other] = [known[known.length - back], now[count - back]];
    if (one?.person !== other?.person || one?.text !== other?.text) return false;
  }
  return true;
}
