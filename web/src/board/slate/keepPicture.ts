/** Keeps a drawing as a file on this device. */

import { picturePngFile, pictureSvgFile } from "./pictureFile";

/** Milliseconds: some browsers read the file a while after the press. */
const READ_WITHIN = 60_000;

export const PICTURE_KINDS = ["png", "svg"] as const;

export async function keepPicture(
  strokes: readonly string[],
  kind: (typeof PICTURE_KINDS)[number],
  name: string,
): Promise<void> {
  const file = kind === "png" ? await picturePngFile(strokes) : pictureSvgFile(strokes);
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: `${name}.${kind}` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN);
}
