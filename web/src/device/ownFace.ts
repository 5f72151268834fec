/** The face that somebody wore here last; "" for none. The table says whether there is such a face, and whether it is free. */

import { stored } from "./storage";

export function ownFace(): string {
  return stored("face") ?? "";
}
