/** For tests: the card that is read on `EarBoard`. */

export const ear = $state({ card: "first" });
