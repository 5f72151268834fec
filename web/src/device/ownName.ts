/** What somebody is called here, as long as a table takes it. */

import { cut } from "../text/graphemes";
import { stored } from "./storage";

/** Code points, as the table counts; browsers count otherwise, and would cut a family of emoji in two. */
export const LONGEST_NAME = 20;

/** The name that this device remembers, "" for none. */
export function ownName(): string {
  return cut(stored("name") ?? "", LONGEST_NAME);
}
