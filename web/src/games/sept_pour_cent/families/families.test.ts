import { describe, expect, test } from "vitest";

import type { Family } from "../types";
import { FAMILIES } from "./families";

/** Paper by day and by night, and the darkest paper that anything is written on. */
const PAPERS = ["#fffdf8", "#f3ede0", "#e5dac3", "#d8ccb2"];
const NAMES = Object.keys(FAMILIES) as Family[];

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe.each(NAMES)("%s", (family) => {
  const { ink, body, tint, layers, tones } = FAMILIES[family];
  const first = layers[family === "comete" ? 2 : 0]?.[0] ?? "";

  test("its words and numbers can be read on every paper, and white ones on its ink", () => {
    for (const paper of PAPERS) expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast("#fffdf8", ink)).toBeGreaterThanOrEqual(4.5);
  });

  test("its drawing stands out from card and token, and the token from its edge", () => {
    const { paper, token } = tones;
    for (const ground of ["#fffdf8", "#f3ede0", tint])
      expect(contrast(paper[first] ?? "", ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(token[first] ?? "", body)).toBeGreaterThanOrEqual(3);
    expect(contrast(ink, "#fffdf8")).toBeGreaterThanOrEqual(3);
  });

  test("every layer has a tone on both grounds", () => {
    for (const [tone] of layers) {
      expect(tones.paper[tone]).toMatch(/^#[0-9a-f]{6}$/);
      expect(tones.token[tone]).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});

test("tokens differ in lightness and in shape, so that they are told apart in grey", () => {
  const shades = NAMES.map((family) => luminance(FAMILIES[family].body)).sort((a, b) => a - b);
  for (const [at, shade] of shades.slice(1).entries())
    expect((shade + 0.05) / ((shades[at] ?? 0) + 0.05)).toBeGreaterThan(1.1);
  expect(new Set(NAMES.map((family) => FAMILIES[family].shape)).size).toBe(NAMES.length);
});
