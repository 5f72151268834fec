/** After a new build the files of the old one are gone: whoever misses one loads the page again, once in a while. */

import { storeInTab, storedInTab } from "./storage";

const PAUSE = 60_000;

/** Whether the page is being loaded again: not if that was just tried, nor while the server is out of reach. */
export async function reloadOnNewBuild(now = Date.now()): Promise<boolean> {
  const last = Number(storedInTab("renewed") ?? 0);
  if (now - last < PAUSE || !(await answers())) return false;
  storeInTab("renewed", String(now));
  // A browser that keeps nothing would not know when to stop.
  if (storedInTab("renewed") !== String(now)) return false;
  location.reload();
  return true;
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
