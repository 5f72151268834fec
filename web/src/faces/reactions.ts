/** What people throw into a game at a tap, cut from paper like the cast; on a square of 64. */

import type { Reaction } from "./reaction";
import { dot, GULLET, INK, oval, PAPER, TONGUE, type Layer } from "./layers";

const YELLOW = "#f3bb36";
const HEAD: Layer = [YELLOW, "M32 4Q60 5 60 32Q59 60 32 60Q5 59 4 32Q5 5 32 4Z"];
const HAND = "#eab48d";

export const REACTION_DRAWINGS: Readonly<Record<Reaction, readonly Layer[]>> = {
  clap: [
    ["#c98d62", "M10 34L30 12Q35 8 38 12L42 18Q46 14 49 18L52 28Q55 42 44 52Q30 60 20 52Q8 44 10 34Z"],
    [HAND, "M18 40L36 20Q40 16 44 20L46 25Q51 22 53 26L55 34Q58 46 48 54Q36 62 26 56Q16 50 18 40Z"],
    ["#b9744c", "M30 36L40 25M36 41L47 30M42 46L52 37", 2.6],
    [YELLOW, "M12 18L5 12M22 9L20 1M52 10L58 3", 4],
  ],
  laugh: [
    HEAD,
    [INK, "M14 28Q21 18 28 28M36 28Q43 18 50 28", 4],
    [GULLET, "M14 36Q32 40 50 36Q48 54 32 54Q16 54 14 36Z"],
    [TONGUE, "M22 49Q32 42 42 49Q32 57 22 49Z"],
  ],
  wow: [
    HEAD,
    [PAPER, `${dot(21, 26, 7.5)}${dot(43, 26, 7.5)}`],
    [INK, `${dot(21, 26, 4)}${dot(43, 26, 4)}`],
    [INK, "M14 14Q21 9 27 13M37 13Q43 9 50 14", 3.4],
    [GULLET, oval(32, 46, 7, 9)],
  ],
  think: [
    HEAD,
    [PAPER, `${dot(21, 28, 7)}${dot(43, 28, 7)}`],
    [INK, `${dot(24, 24, 3.8)}${dot(46, 24, 3.8)}`],
    [INK, "M13 19Q20 17 27 20M36 13Q44 8 51 13", 3.6],
    [INK, "M24 48Q34 50 44 44", 4],
  ],
  sad: [
    HEAD,
    [INK, `${dot(21, 30, 4.4)}${dot(43, 30, 4.4)}`],
    [INK, "M14 21Q20 19 26 15M38 15Q44 19 50 21", 3.6],
    [INK, "M20 50Q32 40 44 50", 4],
    ["#6fb8dc", "M47 36Q54 46 48 49Q41 48 47 36Z"],
  ],
  heart: [
    ["#c93a33", "M32 59Q4 40 5 22Q6 7 19 7Q28 8 32 17Q36 8 45 7Q58 7 59 22Q60 40 32 59Z"],
    ["#e8836f", "M13 22Q13 14 20 14", 5],
  ],
};
