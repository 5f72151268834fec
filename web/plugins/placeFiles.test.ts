import { expect, test } from "vitest";

import { filesOf, type Chunk } from "./placeFiles";

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], css: string[] = []): Chunk => ({
  type: "chunk",
  fileName,
  moduleIds,
  imports,
  viteMetadata: { importedCss: new Set(css) },
});

test("a place needs its modules' files, what those import, their styles, and what stands for them", () => {
  const chunks = [
    chunk("page.js", ["/src/main.ts"], ["frame.js"], ["page.css"]),
    chunk("frame.js", ["/src/board/show.ts"], [], ["frame.css"]),
    { ...chunk("Board.js", [], ["morra.js"]), facadeModuleId: "/src/games/morra/Board.svelte" },
    chunk("morra.js", ["/src/games/morra/Board.svelte"], ["frame.js"]),
    chunk("gallery.js", ["/src/gallery/Gallery.svelte"]),
  ];

  expect(filesOf({ now: ["/src/main.ts"], soon: ["/morra/Board.svelte"] }, chunks, ["a.woff2"])).toEqual({
    now: ["a.woff2", "page.css", "frame.css", "page.js", "frame.js"],
    soon: ["Board.js", "morra.js"],
  });
});
