/** A face as it stands on the page, for a canvas. */

const SIZE = 336;
/** With a crown, and with the key of a bot. */
const WHOLE = "-20 -36 168 168";
/** What of their look these drawings have from the style sheet. */
const STYLED = ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"] as const;

/** The one that is shown for this seat; null where none is, or it cannot be read. */
export async function portraitOf(seat: number): Promise<HTMLImageElement | null> {
  const shown = document.querySelector<SVGSVGElement>(`[data-portrait="${seat}"] [data-face] svg`);
  if (!shown) return null;
  const address = URL.createObjectURL(new Blob([standingAlone(shown)], { type: "image/svg+xml" }));
  const image = Object.assign(new Image(), { src: address });
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function standingAlone(shown: SVGSVGElement): string {
  const copy = shown.cloneNode(true) as SVGSVGElement;
  const [from, to] = [shown, copy].map((svg) => [...svg.querySelectorAll("path")]);
  from?.forEach((path, at) => {
    const style = getComputedStyle(path);
    for (const name of STYLED) to?.[at]?.setAttribute(name, style.getPropertyValue(name));
    to?.[at]?.removeAttribute("class");
  });
  copy.setAttribute("viewBox", WHOLE);
  copy.setAttribute("width", String(SIZE));
  copy.setAttribute("height", String(SIZE));
  return new XMLSerializer().serializeToString(copy);
}
