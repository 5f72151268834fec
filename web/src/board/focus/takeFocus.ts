/** A field that comes in answer to a choice: whoever has made it can type at once. */

/** For the field. Who is busy elsewhere on the page is left alone. */
export function takeFocus(field: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.closest("[data-choices]")) field.focus({ preventScroll: true });
}
