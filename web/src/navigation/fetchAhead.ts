/** What a table will need besides, asked for as soon as it is known what is on it: `web/plugins/placeFiles.ts` has it. */

/** By `lobby`, by game for its words, and by `game/board`. */
type TableFiles = Readonly<Record<string, readonly string[]>>;

export function fetchAhead(wanted: readonly string[]): void {
  const files = JSON.parse(document.getElementById("table-files")?.textContent || "{}") as TableFiles;
  for (const file of new Set(wanted.flatMap((name) => files[name] ?? []))) {
    const link = document.createElement("link");
    const style = file.endsWith(".css");
    link.rel = style ? "preload" : "modulepreload";
    if (style) link.as = "style";
    link.crossOrigin = "";
    link.href = `/${file}`;
    document.head.append(link);
  }
}
