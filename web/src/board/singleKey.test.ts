import { afterEach, expect, test } from "vitest";

import { settings } from "../device/settings.svelte";
import { isSingleKey } from "./singleKey";

afterEach(() => {
  settings.setKeys(true);
  document.body.replaceChildren();
});

/** Whether it is one, pressed on this element. */
function pressed(html: string, init: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html;
  let found = false;
  const listener = (event: KeyboardEvent) => (found = isSingleKey(event));
  addEventListener("keydown", listener);
  const target = document.querySelector("[data-here]") ?? document.body;
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "5", bubbles: true, ...init }));
  removeEventListener("keydown", listener);
  return found;
}

test.each([
  ["anywhere", ""],
  ["on a button", "<button data-here></button>"],
  ["on a box to tick", '<input type="checkbox" data-here />'],
])("a key %s is one", (_, html) => {
  expect(pressed(html)).toBe(true);
});

test.each([
  ["where somebody types", "<input data-here />"],
  ["in a text", "<textarea data-here></textarea>"],
  ["in a list", "<select data-here></select>"],
  ["in a dialog", "<dialog open><button data-here></button></dialog>"],
])("%s none is", (_, html) => {
  expect(pressed(html)).toBe(false);
});

test.each([
  ["held down", { repeat: true }],
  ["with Ctrl", { ctrlKey: true }],
  ["with Alt", { altKey: true }],
  ["with Meta", { metaKey: true }],
])("%s it is none", (_, init) => {
  expect(pressed("", init)).toBe(false);
});

test("who has switched them off has none", () => {
  settings.setKeys(false);

  expect(pressed("")).toBe(false);
});
