import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { brotli } from "./plugins/brotli.ts";
import { CHUNKS } from "./plugins/chunks.ts";
import { pageWords } from "./plugins/pageWords.ts";
import { placeFiles } from "./plugins/placeFiles.ts";
import { trimWords } from "./plugins/trimWords.ts";

const python = fileURLToPath(new URL("../src/tablee", import.meta.url));

export default defineConfig({
  plugins: [svelte(), svelteTesting(), pageWords(python), trimWords(python), placeFiles(python), brotli()],
  // Words and rules are written once, beside the Python that uses them too.
  resolve: { alias: { "@tablee": python } },
  server: {
    fs: { allow: [".", python] },
    proxy: { "/api": { target: "http://127.0.0.1:7077", ws: true } },
  },
  build: {
    // Nothing in the page may stand inline: the policy of the server forbids it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  // A machine that is busy with other things is no fault.
  test: { environment: "happy-dom", include: ["{src,plugins}/**/*.test.ts"], testTimeout: 30_000 },
});
