import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { PublicTable } from "../../wire/generated";
import { Absences } from "./absences.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const publicTable = (away: boolean): PublicTable => ({ chairs: [{ person: 1, away }] }) as unknown as PublicTable;

test("a page that is loaded again is no absence; one that lasts is", () => {
  const absences = new Absences();
  const seen = (away: boolean, first = false): boolean | undefined =>
    absences.without(publicTable(away), first).chairs[0]?.away;
  expect(seen(false, true)).toBe(false);
  expect(seen(true)).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(seen(false)).toBe(false);
  expect(seen(true)).toBe(false);
  vi.advanceTimersByTime(3_000);
  expect(seen(true)).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(seen(true)).toBe(true);
  expect(seen(false)).toBe(false);
});

test("who was away before this page came is away", () => {
  const absences = new Absences();
  expect(absences.without(publicTable(true), true).chairs[0]?.away).toBe(true);
});
