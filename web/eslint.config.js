/**
 * What counts as a mistake in the page's sources; how they are laid out is prettier's to say, and types are
 * svelte-check's: rules that need types would take three times as long.
 */

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // Written by scripts.
  { ignores: ["**/*.generated.*", "src/wire/generated.ts"] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/consistent-type-imports": "error",
      // A place that must be filled and is not read is called `_`.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // To do nothing is an answer, too: an effect that has nothing to undo, a stand-in in a test.
      "@typescript-eslint/no-empty-function": "off",
      // A class says by $state what is shown; what it keeps for itself need not be watched.
      "svelte/prefer-svelte-reactivity": "off",
      // At the edge of a block the compiler drops a bare space, and keeps {" · "}.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.test.ts"],
    // A test that finds nothing where something must be fails there, which is what it is for.
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
);
