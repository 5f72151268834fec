import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { gameCards } from "./plugins/gameCards.ts";
import { trimWords } from "./plugins/trimWords.ts";

const python = fileURLToPath(new URL("../src/tablee", import.meta.url));

export default defineConfig({
  plugins: [svelte(), svelteTesting(), gameCards(python), trimWords(python)],
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
      output: {
        codeSplitting: {
          // What the home page needs comes in one file, and so does what boards share: many small ones weigh more. Only
          // games with cards have something to read aloud.
          groups: [
            { name: "page", tags: ["$initial"], priority: 3 },
            {
              name: "board",
              test: /src[\\/]board[\\/](?!slate|stroke|reading|cheering|plots|track|arrowKeys|takeFocus)/,
              priority: 2,
            },
            // For games that are a race.
            { name: "track", test: /src[\\/]board[\\/]track/, priority: 1 },
            // For games that have one; its stamps for whoever asks for them.
            { name: "slate", test: /src[\\/]board[\\/](stroke|slate[\\/](?!stamps))|perfect-freehand/, priority: 1 },
          ],
        },
      },
    },
  },
  test: { environment: "happy-dom", include: ["{src,plugins}/**/*.test.ts"] },
});
