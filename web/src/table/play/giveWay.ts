/** For a sentence in two parts and a place that is to stay as high: where both are too much, the first is left out. */

/** Pixels are told in whole ones. */
const ROUNDED = 1;

/** Its style says by `min-height` how high the place is, and leaves out what is `data-crowded` there. */
export function giveWay(sentence: HTMLElement): () => void {
  function fit(): void {
    delete sentence.dataset["crowded"];
    const place = parseFloat(getComputedStyle(sentence).minHeight) || 0;
    if (sentence.childElementCount > 1 && sentence.offsetHeight > place + ROUNDED) sentence.dataset["crowded"] = "";
  }
  let frame = 0;
  const resized = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fit);
  });
  const rewritten = new MutationObserver(fit);
  resized.observe(sentence);
  rewritten.observe(sentence, { subtree: true, childList: true, characterData: true });
  return () => {
    cancelAnimationFrame(frame);
    resized.disconnect();
    rewritten.disconnect();
  };
}
