/**
 * A sheet of styles that did not come, as when the server was just starting anew, is asked for again until it is there:
 * the program that wants it is fetched once more when it is needed, but its styles would not be.
 */

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

/** To be called once; gives a way to end it. */
export function retryStyles(): () => void {
  const pauses = new Map<string, number>();
  const retry = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
    const pause = pauses.get(target.href) ?? FIRST_PAUSE;
    pauses.set(target.href, Math.min(2 * pause, LONGEST_PAUSE));
    setTimeout(() => target.replaceWith(target.cloneNode()), pause);
  };
  // An error of a file does not rise: it is caught on its way down.
  addEventListener("error", retry, { capture: true });
  return () => removeEventListener("error", retry, { capture: true });
}
