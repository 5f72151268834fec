/** What is agreed before a game, in one line: the pace and the time, then whatever the game lets its host choose. */

import { kebab } from "../../words/kebab";
import { say } from "../../words/say";
import type { Words } from "../../words/words";
import { optionText, optionValueText } from "../optionText";
import type { TableScreen } from "../state/tableScreen.svelte";

/** Where a game has a shorter word for it. */
function brief(words: Words, name: string): string | null {
  const key = `${kebab(name)}.brief`;
  return words.has(key) ? words.say(key) : null;
}

export function agreedParts(screen: TableScreen): readonly string[] {
  const { publicTable, words, card } = screen;
  if (!publicTable) return [];
  const { limit, pace, packs } = publicTable;
  const pack = packs.find(({ hash }) => hash === publicTable.pack);
  const options = (card?.options ?? []).map((option) => {
    const value = screen.options[option.name] ?? option.default;
    return say("page-agreed-option", {
      option: brief(words, `option-${option.name}`) ?? optionText(words, option.name).toLocaleLowerCase(),
      value:
        brief(words, `option-${option.name}-${value}`) ?? optionValueText(words, option, value, screen.table.chairs),
    });
  });
  return [
    say("page-agreed-pace", { pace: say(`table-pace-${pace}`) }),
    limit === null ? say("page-limit-none") : say("page-agreed-limit", { seconds: limit }),
    ...(pack
      ? [say("page-agreed-option", { option: say("table-pack-label").toLocaleLowerCase(), value: pack.title })]
      : []),
    ...options,
    ...(publicTable.late ? [] : [say("page-agreed-late-off")]),
  ];
}
