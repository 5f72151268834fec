/** For text of any length in a box of one size: it is set otherwise, look by look, until it fits. */

/** What the style of the box, or of what is in it, reads. */
export type Look = Readonly<Record<`--${string}`, string>>;

/** Pixels are told in whole ones. */
const ROUNDED = 1;
/** Smaller and smaller. */
const SIZES = [1, 0.9, 0.8, 0.7, 0.62, 0.55];

/** The first look in which it fits; else the last. */
export function fitBy(looks: readonly Look[]): (box: HTMLElement) => () => void {
  return (box) => {
    const fits = () => box.scrollHeight <= box.clientHeight + ROUNDED && box.scrollWidth <= box.clientWidth + ROUNDED;
    function fit(): void {
      for (const look of looks) {
        for (const [name, value] of Object.entries(look)) box.style.setProperty(name, value);
        if (fits()) return;
      }
    }
    fit();
    const resized = new ResizeObserver(fit);
    const rewritten = new MutationObserver(fit);
    resized.observe(box);
    rewritten.observe(box, { subtree: true, childList: true, characterData: true });
    // Letters may come later than the text.
    void document.fonts.ready.then(fit);
    return () => {
      resized.disconnect();
      rewritten.disconnect();
    };
  };
}

/** The style reads `--shrink`. */
export const shrinkToFit = fitBy(SIZES.map((size) => ({ "--shrink": String(size) })));
