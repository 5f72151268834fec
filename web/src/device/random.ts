/** Random things, by the one generator that also exists on plain http. */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";

export function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** An id that nobody makes twice, and nobody guesses. */
export const freshId = (): string => letters(22);

/** What opens a seat: made here, so that whoever got no answer can ask again and is known. */
export const freshToken = (): string => letters(32);

function letters(count: number): string {
  return Array.from(randomBytes(count), (byte) => LETTERS[byte & 63]).join("");
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
