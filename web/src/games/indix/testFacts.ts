/** For tests: moments of the gallery by name. */

import { storedMoments } from "../../testing/storedMoments";
import type { Fact, View } from "./types";

export const { MOMENTS, momentCalled, shownIn } = storedMoments<View, Fact>("indix");
