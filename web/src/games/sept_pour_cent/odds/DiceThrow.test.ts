import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { exhibited } from "../../../testing/exhibit";
import Board from "../Board.svelte";
import { momentCalled } from "../testFacts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const buzzes = () => document.querySelector<HTMLElement>("[data-buzzes]")?.dataset["buzzes"];
const inTheAir = () => document.querySelectorAll(".die.air").length;

test("whoever rolled feels each die land, one after the other", async () => {
  await exhibited(Board, momentCalled("rolled-mine"), true);
  expect([inTheAir(), buzzes()]).toEqual([2, "0"]);
  await vi.advanceTimersByTimeAsync(850);
  expect([inTheAir(), buzzes()]).toEqual([1, "1"]);
  await vi.advanceTimersByTimeAsync(550);
  expect([inTheAir(), buzzes()]).toEqual([0, "2"]);
});

test("nobody else does", async () => {
  await exhibited(Board, { ...momentCalled("rolled-mine"), me: 2 }, true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([inTheAir(), buzzes()]).toEqual([0, "0"]);
});
