import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { shareOrSave } from "./saveFile";

const PICTURE = new Blob(["drawn"], { type: "image/png" });
const saved: string[] = [];
const shared: ShareData[] = [];

/** A device that shares files like this. */
function sharing(share: (data: ShareData) => Promise<void>): void {
  Object.assign(navigator, { canShare: () => true, share });
}

beforeEach(() => {
  saved.length = shared.length = 0;
  vi.useFakeTimers();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  Object.assign(navigator, { canShare: undefined, share: undefined });
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a picture is shared as a file where that is to be had, and then not kept as well", async () => {
  sharing((data) => Promise.resolve(void shared.push(data)));

  await shareOrSave(PICTURE, "fin.png", "7 %");

  expect(shared.map(({ title, files }) => [title, files?.[0]?.name, files?.[0]?.type])).toEqual([
    ["7 %", "fin.png", "image/png"],
  ]);
  expect(saved).toEqual([]);
});

test("whoever closes the sheet without sharing has answered: nothing is kept", async () => {
  sharing(() => Promise.reject(new DOMException("closed", "AbortError")));

  await shareOrSave(PICTURE, "fin.png", "7 %");

  expect(saved).toEqual([]);
});

test("a device that may not share after all keeps it", async () => {
  sharing(() => Promise.reject(new DOMException("not now", "NotAllowedError")));

  await shareOrSave(PICTURE, "fin.png", "7 %");

  expect(saved).toEqual(["fin.png"]);
});

test.each([
  ["shares nothing", undefined],
  ["shares no files", () => false],
])("a device that %s keeps it", async (_, canShare) => {
  Object.assign(navigator, { canShare });

  await shareOrSave(PICTURE, "fin.png", "7 %");

  expect(saved).toEqual(["fin.png"]);
});
