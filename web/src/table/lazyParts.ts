/** What a table needs only now and then: fetched when it is wanted, or when the game has been on for a moment. */

import { endParts } from "./end/endParts";
import { fetchLaterOf } from "../gameParts";
import { lazyPart } from "./lazyPart";

export const lazyParts = {
  lobby: lazyPart(() => import("./lobby/Lobby.svelte")),
  sitDown: lazyPart(() => import("./lobby/SitDown.svelte")),
  sharedScreen: lazyPart(() => import("./sharedScreen/SharedScreen.svelte")),
  gameEnd: lazyPart(() => import("./end/GameEnd.svelte")),
  sidePanel: lazyPart(() => import("./play/SidePanel.svelte")),
  help: lazyPart(() => import("./dialogs/Help.svelte")),
  rules: lazyPart(() => import("../rules/RulesSheet.svelte")),
  tableMenu: lazyPart(() => import("./dialogs/TableMenu.svelte")),
};

/** While there is time, and a line. */
export function fetchLazyParts(game: string): void {
  for (const { fetch } of Object.values({ ...lazyParts, ...endParts })) void fetch().catch(() => undefined);
  void fetchLaterOf(game).catch(() => undefined);
}
