/** Focus that stays: who had it in something that is gone finds it near by, rather than outside of the page. */

/**
 * In a component's script: when `changes` does, and what had the focus within this element is gone with that, the focus
 * goes on to what can be done next; to `next`, where the component knows what that is.
 */
export function keepFocus(
  element: () => HTMLElement | undefined,
  changes: () => unknown,
  next?: () => HTMLElement | null | undefined,
): void {
  let within = false;
  $effect.pre(() => {
    changes();
    within = !!element()?.contains(document.activeElement);
  });
  $effect(() => {
    changes();
    if (within) focusOnNext(next?.());
  });
}

/** Unless something has the focus: there, to the choices, or else to the heading of the page. */
function focusOnNext(next: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) next?.focus({ preventScroll: true });
  for (const place of ["[data-choices]", "[data-focus]"]) {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
  }
}
