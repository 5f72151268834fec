/** Digits that are typed one after the other, as a number of the row: « 1 », then « 16 ». */

import { SLOTS } from "../constants.generated";

export function typedNumber(before: number, digit: number): number {
  const both = before * 10 + digit;
  return both <= SLOTS ? both : digit;
}
