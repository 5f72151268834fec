/**
 * All that was heard is read on the shared screen: what is around the list makes room for it, step by step, until it
 * fits. What is above it comes and goes while a card is looked for, but room that was made is not taken back before the next.
 */

/**
 * As `data-room` says: the newest clue is large; it is smaller; nothing says what finding is worth; no track is around;
 * and one follows the other in the same line.
 */
export const ROOMS = ["ample", "close", "tight", "bare", "running"] as const;
/** Pixels are told in whole ones. */
const ROUNDED = 1;

/** For a list of `data-heard`, and in its last line how many clues and replies have no place even so: `left` is told that. */
export function makeRoom(left: (count: number) => void): (list: HTMLElement) => (() => void) | undefined {
  return (list) => {
    const stage = list.closest<HTMLElement>("[data-room]");
    if (!stage) return undefined;
    let least = 0;
    const fits = () =>
      list.scrollWidth <= list.clientWidth + ROUNDED && list.scrollHeight <= list.clientHeight + ROUNDED;

    const fit = () => {
      const heard = [...list.querySelectorAll<HTMLElement>("[data-heard]")];
      const more = list.querySelector<HTMLElement>("[data-more]");
      for (const one of heard) one.hidden = false;
      if (more) more.hidden = true;
      for (const [at, room] of ROOMS.entries()) {
        if (at < least) continue;
        least = at;
        stage.dataset["room"] = room;
        if (fits()) {
          left(0);
          return;
        }
      }
      if (more) more.hidden = false;
      let count = 0;
      for (const one of heard.toReversed()) {
        if (fits()) break;
        one.hidden = true;
        if (one.dataset["heard"] !== "miss") count += 1;
      }
      if (more) more.hidden = !count;
      left(count);
    };
    const afresh = () => {
      least = 0;
      fit();
    };

    const resized = new ResizeObserver(afresh);
    const rewritten = new MutationObserver(fit);
    resized.observe(stage);
    rewritten.observe(stage, { subtree: true, childList: true, characterData: true });
    fit();
    // Letters may come later than the text.
    void document.fonts.ready.then(afresh);
    return () => {
      resized.disconnect();
      rewritten.disconnect();
      stage.dataset["room"] = ROOMS[0];
    };
  };
}
