import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { TableScreen } from "../state/tableScreen.svelte";
import { forgetOnceRead } from "./forgetOnceRead";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function lineOf(missedLine: string): { screen: TableScreen; forgotten: () => void } {
  const forgotten = vi.fn();
  return { screen: { missedLine, show: { forgetMissed: forgotten } } as never, forgotten };
}

test("what was missed goes from the shared screen once there was time to read it", () => {
  const { screen, forgotten } = lineOf("Meanwhile: Ann is out.");
  forgetOnceRead(screen);

  vi.advanceTimersByTime(9_000);
  expect(forgotten).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(forgotten).toHaveBeenCalledOnce();
});

test("what came while the screen was dark stays until it was lit for as long", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const { screen, forgotten } = lineOf("Meanwhile: Ann is out.");
  const stop = forgetOnceRead(screen);

  vi.advanceTimersByTime(60_000);
  expect(forgotten).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(10_000);
  expect(forgotten).toHaveBeenCalledOnce();

  stop?.();
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(10_000);
  expect(forgotten).toHaveBeenCalledOnce();
});

test("more that was missed is read from its own beginning, and nothing waits for nothing", () => {
  const { screen, forgotten } = lineOf("Meanwhile: Ann is out.");
  forgetOnceRead(screen)?.();

  vi.advanceTimersByTime(60_000);

  expect(forgotten).not.toHaveBeenCalled();
  expect(forgetOnceRead(lineOf("").screen)).toBeUndefined();
});
