/** Hands a file that was made here to whoever holds the device: by sharing where that is to be had, else as a download. */

/** Milliseconds: some browsers read the file a while after the press. */
const READ_WITHIN = 60_000;

/** Works over plain http, too. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN);
}

/** Whether this device shares pictures rather than keeping them. */
export function sharesPictures(): boolean {
  return canShare(new File([], "picture.png", { type: "image/png" }));
}

function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** A device that cannot share files keeps it instead. */
export async function shareOrSave(blob: Blob, name: string, title: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (!canShare(file)) {
    saveFile(file, name);
    return;
  }
  try {
    await navigator.share({ files: [file], title });
  } catch (error) {
    // Closed without sharing is an answer; anything else is not, and the picture is kept.
    if ((error as Error).name !== "AbortError") saveFile(file, name);
  }
}
