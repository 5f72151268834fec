/**
 * The drawings of the families as images: each is one node, and is made once, however many of them lie on the table.
 */

import type { Family } from "../types";
import { FAMILIES, type Ground } from "./families";
import { svgImage } from "./svgImage";

/** From one small drawing in a row to the next. */
const PITCH = 76;

const made = new Map<string, string>();

/** On a tinted shape: the middle of a card. */
export function pictureOf(family: Family): string {
  const { shape, tint } = FAMILIES[family];
  return image(`picture ${family}`, "-4 -4 72 72", () => {
    const ground = `<path d="${shape}" fill="${tint}" stroke="${tint}" stroke-width="6" stroke-linejoin="round"/>`;
    return `${ground}<g transform="translate(7 7) scale(0.78)">${layers(family, "paper")}</g>`;
  });
}

/** So many of it in a row. */
export function rowOf(family: Family, count: number): string {
  return image(`row ${family} ${count}`, `0 0 ${count * PITCH} 64`, () => {
    const drawing = layers(family, "paper");
    return Array.from({ length: count }, (_, at) => `<g transform="translate(${at * PITCH + 6} 0)">${drawing}</g>`);
  });
}

/** As a token of its colour and shape, in a square of 76 around that of the drawing. */
export function tokenOf(family: Family): string {
  const { shape, body, ink } = FAMILIES[family];
  return image(`token ${family}`, "-6 -6 76 76", () => {
    const ground = `<path d="${shape}" fill="${body}" stroke="${ink}" stroke-width="2"/>`;
    return `${ground}<g transform="translate(8.6 8.6) scale(0.73)">${layers(family, "token")}</g>`;
  });
}

/** Where a token is to lie. */
export function placeOf(family: Family): string {
  const look = `fill="#efe6d3" stroke="#9a8a67" stroke-width="3" stroke-dasharray="7 6"`;
  return image(`place ${family}`, "-6 -6 76 76", () => `<path d="${FAMILIES[family].shape}" ${look}/>`);
}

/** Layer upon layer. */
function layers(family: Family, on: Ground): string {
  const { layers: all, tones } = FAMILIES[family];
  const paths = all.map(([tone, path, width]) => {
    const colour = tones[on][tone];
    if (!width) return `<path d="${path}" fill="${colour}"/>`;
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  });
  return paths.join("");
}

function image(name: string, box: string, drawing: () => string | readonly string[]): string {
  const known = made.get(name);
  if (known) return known;
  const address = svgImage(box, [drawing()].flat().join(""));
  made.set(name, address);
  return address;
}
