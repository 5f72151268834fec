/**
 * What only the host can do, said to everybody else: by the host's name, which nobody has who sits nowhere, as a screen
 * that laid the table.
 */

import { say } from "../words/say";

/** `ready`: nobody else is waited for. */
export function hostStarts(host: string, ready: boolean): string {
  const said = { ready: ready ? "yes" : "no" };
  return host ? say("page-host-starts", { ...said, host }) : say("page-unnamed-host-starts", said);
}

export function hostRematches(host: string): string {
  return host ? say("page-host-rematch", { host }) : say("page-unnamed-host-rematch");
}
