/** A remote control has arrows and one key to say yes: arrows go round what can be pressed, in the order of the page. */

const CONTROLS = "button:not(:disabled), a[href]";
const ALONG: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function moveFocus(event: KeyboardEvent): void {
  const along = ALONG[event.key];
  if (along === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(({ hidden }) => !hidden);
  if (!controls.length) return;
  event.preventDefault();
  const here = controls.findIndex((control) => control === document.activeElement);
  const first = along > 0 ? 0 : controls.length - 1;
  controls[here < 0 ? first : (here + along + controls.length) % controls.length]?.focus();
}
