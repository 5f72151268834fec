/**
 * The first that runs, and small: what the server drew of the page is seen before the program that takes its place is read.
 * All of that is on its way meanwhile, as the page's head names it.
 */
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/frame.css";
import "./styles/firstSight.css";

import { retryStyles } from "./device/retryStyles";
import { fetchAhead } from "./navigation/fetchAhead";
import { placeOf } from "./navigation/place";
import { openFirstLine } from "./wire/firstLine";

/** Milliseconds after which nobody waits for a paint: not every browser says that there was one. */
const LONGEST = 300;

retryStyles();
const place = placeOf(location.pathname);
if (place.at === "table")
  openFirstLine(place.code, ({ public_table: { game, stage } }) => {
    const part = stage === "gathering" || stage === "sealing" ? "lobby" : `${game}/board`;
    fetchAhead(place.sharedScreen ? [game] : [game, part]);
  });
void painted()
  .then(() => import("./main"))
  .catch(async () => {
    // Without program or words there is one thing left to say, and it stands in the page itself.
    const { reloadOnNewBuild } = await import("./device/reloadOnNewBuild");
    if (await reloadOnNewBuild()) return;
    document.getElementById("missing")?.removeAttribute("hidden");
  });

function painted(): Promise<unknown> {
  if (document.hidden) return Promise.resolve();
  return new Promise((seen) => {
    setTimeout(seen, LONGEST);
    new PerformanceObserver(seen).observe({ type: "paint", buffered: true });
  });
}
