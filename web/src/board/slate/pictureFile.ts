/** A drawing to keep: as an SVG text that any program shows, and as a PNG. No fonts, nothing from elsewhere. */

import { SLATE } from "../../wire/generated";
import { GRAIN, TILE } from "./chalk/grain";
import { strokeOutline } from "./chalk/outline";
import { CHALK_WHITE, DARK, GROUND, PALE, WIDE } from "./slateLook";

/** Wood around the slate, in its units. */
const WOOD = 80;
/** How wide a PNG is, in pixels. */
const PIXELS = 1080;

export function pictureSvg(strokes: readonly string[]): string {
  const [wide, high] = [WIDE + 2 * WOOD, SLATE + 2 * WOOD];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-WOOD} ${-WOOD} ${wide} ${high}" width="${wide / 4}" height="${high / 4}">`,
    `<defs><linearGradient id="ground" x2="0" y2="1"><stop stop-color="${PALE}"/><stop offset="1" stop-color="${DARK}"/></linearGradient>`,
    `<linearGradient id="wood" x2="0" y2="1"><stop stop-color="#c99152"/><stop offset="1" stop-color="#a06c31"/></linearGradient>`,
    `<pattern id="grain" patternUnits="userSpaceOnUse" width="${TILE}" height="${TILE}"><path fill="${GROUND}" d="${GRAIN}"/></pattern></defs>`,
    `<rect x="${-WOOD}" y="${-WOOD}" width="${wide}" height="${high}" rx="130" fill="url(#wood)"/>`,
    `<rect width="${WIDE}" height="${SLATE}" rx="48" fill="url(#ground)"/>`,
    `<path fill="${CHALK_WHITE}" d="${strokes.map(strokeOutline).join("")}"/>`,
    `<rect width="${WIDE}" height="${SLATE}" rx="48" fill="url(#grain)"/>`,
    "</svg>",
  ].join("");
}

export function pictureSvgFile(strokes: readonly string[]): Blob {
  return new Blob([pictureSvg(strokes)], { type: "image/svg+xml" });
}

/** The same, in pixels. */
export async function picturePngFile(strokes: readonly string[], pixels = PIXELS): Promise<Blob> {
  const address = URL.createObjectURL(pictureSvgFile(strokes));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = pixels;
    canvas.height = Math.round((pixels * image.naturalHeight) / image.naturalWidth);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((made, failed) =>
      canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error("no picture was made"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
