import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { stayAwake } from "./wakeLock";

class Lock {
  released = false;
  release = async () => void (this.released = true);
}

let locks: Lock[] = [];
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  locks = [];
  const request = async () => (locks.push(new Lock()), locks.at(-1));
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, "wakeLock");
});

test("a screen is kept awake until it is left", async () => {
  const leave = stayAwake();
  await settled();
  expect(locks.map(({ released }) => released)).toEqual([false]);
  leave();
  expect(locks.map(({ released }) => released)).toEqual([true]);
});

test("a browser lets go of the lock when the page is hidden: it is taken again when it is back", async () => {
  const leave = stayAwake();
  await settled();
  await locks[0]?.release();
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
  expect(locks).toHaveLength(2);
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
  expect(locks).toHaveLength(2);
  leave();
});

test("left before the lock was there, it is let go as soon as it is", async () => {
  stayAwake()();
  await settled();
  expect(locks.map(({ released }) => released)).toEqual([true]);
});

test("where there is no lock to be had, nothing happens", () => {
  vi.stubGlobal("navigator", {});
  expect(() => stayAwake()()).not.toThrow();
  vi.unstubAllGlobals();
});
