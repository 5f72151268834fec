/** For text of any length in a box of one size: it is set smaller, step by step, until it fits. The style reads `--shrink`. */

/** Pixels are told in whole ones. */
const ROUNDED = 1;
const STEPS = [1, 0.9, 0.8, 0.7, 0.62, 0.55];

export function shrinkToFit(box: HTMLElement): () => void {
  const fits = () => box.scrollHeight <= box.clientHeight + ROUNDED && box.scrollWidth <= box.clientWidth + ROUNDED;
  function fit(): void {
    for (const step of STEPS) {
      box.style.setProperty("--shrink", String(step));
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
}
