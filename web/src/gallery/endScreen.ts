/** A table whose game is over, as far as the bar below its end asks for it: nothing of it leads anywhere. */

import type { BoardContext } from "../board/boardContext";
import type { TableScreen } from "../table/state/tableScreen.svelte";
import { MOMENTS, type Moment } from "./moments";

/** Of the host, or of a guest of theirs. */
export function endScreen(moment: Moment, { words, company }: BoardContext, isHost: boolean): TableScreen {
  const { game, result, honours } = moment;
  const table = {
    isHost,
    refused: null,
    nameOf: () => company.names[0] ?? "",
    requestAsHost: () => Promise.resolve(),
  };
  return {
    table,
    game,
    words,
    company,
    title: words.say("game-title"),
    cards: [...new Set(MOMENTS.map((one) => one.game))].map((name) => ({ name })),
    publicTable: { host: 0, room: "enough", result, honours },
    lookingBack: false,
  } as unknown as TableScreen;
}
