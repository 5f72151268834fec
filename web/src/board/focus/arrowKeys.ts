/** Many buttons side by side: arrows go from one to the next, wherever they stand, besides the key Tab. */

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** For the element that holds them. What is disabled is passed over, and the last one is followed by the first. */
export function arrowKeys(group: HTMLElement): () => void {
  function move(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const buttons = [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const at = buttons.findIndex((one) => one === document.activeElement);
    if (!step || at < 0) return;
    event.preventDefault();
    buttons.at((at + step) % buttons.length)?.focus();
  }
  group.addEventListener("keydown", move);
  return () => group.removeEventListener("keydown", move);
}
