import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { retryStyles } from "./retryStyles";

let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  end = retryStyles();
});

afterEach(() => {
  end();
  document.head.replaceChildren();
  vi.useRealTimers();
});

/** Without an address, as nothing can be fetched here. */
function linked(rel: string): HTMLLinkElement {
  const link = Object.assign(document.createElement("link"), { rel });
  document.head.append(link);
  return link;
}

const shown = (): Element | null => document.head.firstElementChild;

test("styles that did not come are asked for again, each time a little later", () => {
  const first = linked("stylesheet");
  first.dispatchEvent(new Event("error"));
  expect(shown()).toBe(first);
  vi.advanceTimersByTime(1_000);
  const second = shown();
  expect(second).not.toBe(first);
  expect(second?.outerHTML).toBe(first.outerHTML);
  second?.dispatchEvent(new Event("error"));
  vi.advanceTimersByTime(1_999);
  expect(shown()).toBe(second);
  vi.advanceTimersByTime(1);
  expect(shown()).not.toBe(second);
  expect(document.head.childElementCount).toBe(1);
});

test("nothing else is", () => {
  const preloaded = linked("modulepreload");
  preloaded.dispatchEvent(new Event("error"));
  dispatchEvent(new Event("error"));
  vi.advanceTimersByTime(60_000);

  expect(shown()).toBe(preloaded);
});
