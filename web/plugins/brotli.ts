/** Scripts and styles once more, packed as densely as browsers can read them: the server has no means to do it itself. */

import { brotliCompressSync } from "node:zlib";

import type { Plugin } from "vite";

/** Shorter ones are not worth it. */
const LEAST = 500;

export function brotli(): Plugin {
  return {
    name: "brotli",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const item of Object.values(bundle)) {
          const source = item.type === "chunk" ? item.code : item.source;
          if (!/\.(js|css)$/.test(item.fileName) || source.length < LEAST) continue;
          this.emitFile({ type: "asset", fileName: `${item.fileName}.br`, source: brotliCompressSync(source) });
        }
      },
    },
  };
}
