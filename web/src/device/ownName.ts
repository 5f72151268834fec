/** What somebody is called here, as long as a table takes it. */

import { cut } from "../text/graphemes";
import { stored } from "./storage";

/** The name that this device remembers, "" for none. */
export function ownName(longest: number): string {
  return cut(stored("name") ?? "", longest);
}
