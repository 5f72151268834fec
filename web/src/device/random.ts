/** Random things, by the one generator that also exists on plain http. */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";

export function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** An id that nobody makes twice, and nobody guesses. */
export function freshId(): string {
  return Array.from(randomBytes(22), (byte) => LETTERS[byte & 63]).join("");
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
