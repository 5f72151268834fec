/**
 * What bots say by themselves, now and then. It is worked out here, from which game this is, how much has been told and
 * who the bots are, and from nothing else: so no line can depend on a card, and none goes over the wire or into a log.
 */

export interface SeatedBot {
  readonly seat: number;
  readonly level: string;
}

export interface BotLine extends SeatedBot {
  /** Which of the lines of its level. */
  readonly number: number;
}

/** Lines of each level, in the words `page-bot-line-LEVEL-NUMBER`. */
export const LINES = 5;
/** Of so many facts one may bring a line; every other time there is none. */
const STRETCH = 9;

/** What is said when the `told`th fact is out; null for nothing. */
export function botLine(gameId: string, told: number, bots: readonly SeatedBot[]): BotLine | null {
  const stretch = Math.floor(told / STRETCH);
  const lot = drawn(`${gameId}/${stretch}`);
  if (lot % 2 || told % STRETCH !== (lot >>> 1) % STRETCH) return null;
  const bot = bots[(lot >>> 8) % bots.length];
  return bot ? { seat: bot.seat, level: bot.level, number: ((lot >>> 16) % LINES) + 1 } : null;
}

/** A number that anybody would draw from the same text (FNV-1a). */
function drawn(text: string): number {
  let number = 0x811c9dc5;
  for (const letter of text) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (number ^ (number >>> 13)) >>> 0;
}
