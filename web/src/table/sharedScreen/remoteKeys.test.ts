import { expect, test } from "vitest";

import { moveFocus } from "./remoteKeys";

function press(key: string): string | null {
  const event = new KeyboardEvent("keydown", { key, cancelable: true });
  moveFocus(event);
  return document.activeElement?.textContent ?? null;
}

test("arrows go round all that can be pressed, and nothing else", () => {
  document.body.innerHTML = `<a href="/">home</a><button disabled>no</button><button>one</button><a>text</a><button>two</button>`;

  expect(["ArrowDown", "ArrowRight", "ArrowDown", "ArrowRight"].map(press)).toEqual(["home", "one", "two", "home"]);
  expect(["ArrowLeft", "ArrowUp"].map(press)).toEqual(["two", "one"]);
  expect(press("Enter")).toBe("one");
});

test("where there is nothing to press, arrows are left to the page", () => {
  document.body.innerHTML = "";
  const event = new KeyboardEvent("keydown", { key: "ArrowDown", cancelable: true });

  moveFocus(event);

  expect(event.defaultPrevented).toBe(false);
});
