/** Keeps a drawing as a file on this device. */

import { saveFile } from "../../device/saveFile";
import { picturePngFile, pictureSvgFile } from "./pictureFile";

export const PICTURE_KINDS = ["png", "svg"] as const;

export async function keepPicture(
  strokes: readonly string[],
  kind: (typeof PICTURE_KINDS)[number],
  name: string,
): Promise<void> {
  saveFile(kind === "png" ? await picturePngFile(strokes) : pictureSvgFile(strokes), `${name}.${kind}`);
}
