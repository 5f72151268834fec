import { beforeEach, expect, test, vi } from "vitest";

import { reloadOnNewBuild } from "./reloadOnNewBuild";

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal("location", { ...location, reload });
  vi.stubGlobal("fetch", async () => new Response("ok"));
});

test("a page that misses a file of its own is loaded again, but not over and over", async () => {
  expect(await reloadOnNewBuild(1_000_000)).toBe(true);
  expect(await reloadOnNewBuild(1_010_000)).toBe(false);
  expect(await reloadOnNewBuild(1_070_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("while the server is out of reach nothing is loaded again: the page is better than none", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await reloadOnNewBuild(1_000_000)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
