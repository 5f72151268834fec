/** What is only drawn is fetched once the page can be read and used: after its first pictures, when there is time. */

/** Gives what to do if it is not wanted any longer. */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(then, 60)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
