/** A drawing as the address of an image that nobody fetches: a single node on the page, whatever is in it. */
export function svgImage(box: string, drawing: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
