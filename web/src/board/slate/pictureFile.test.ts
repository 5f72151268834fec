/** A picture to keep needs nothing but itself. */

import { expect, it } from "vitest";

import sample from "../../gallery/slateSample.json";
import { strokeOutline } from "./chalk/outline";
import { pictureSvg, pictureSvgFile } from "./pictureFile";

it("is an SVG with every stroke on its slate, without texts, scripts or anything from elsewhere", () => {
  const svg = pictureSvg(sample.strokes);
  const read = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;

  expect(read.getAttribute("viewBox")).toBe("-80 -80 3232 4256");
  expect(svg).toContain(sample.strokes.map(strokeOutline).join(""));
  expect(read.querySelectorAll("text, script, image, style, [href], [style]").length).toBe(0);
  expect(pictureSvgFile(sample.strokes).type).toBe("image/svg+xml");
});
