/** PassAround a link on. Neither the clipboard nor sharing exists on plain http, hence the older ways. */

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Closed without sharing: nothing to say.
  }
}

/** Whether it is in the clipboard now. */
export async function copy(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed here: try the old way.
  }
  return copiedByHand(text);
}

function copiedByHand(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.className = "hidden";
  // What lies outside an open dialog cannot be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
