/** What somebody has covered on the board, covered in what is told of the game as well. */

const COVER = "•••••";

/** Whole words only: a short one is part of many others. */
export function covered(text: string, secrets: readonly string[]): string {
  return secrets.reduce((told, secret) => {
    // No look behind: not every browser that this page is for has it.
    const whole = new RegExp(`(^|[^\\p{L}])${escaped(secret)}(?!\\p{L})`, "giu");
    return told.replaceAll(whole, `$1${COVER}`);
  }, text);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
