import { expect, test, vi } from "vitest";

import { atATable, chair, enter, openTable, publicTable } from "../../testing/tableBench";

atATable();

test("a clock that is set back moves no deadline", () => {
  vi.useFakeTimers();
  const table = openTable();
  enter([], publicTable([chair("", null)]));
  const deadline = Date.now() + 30_000;
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(10_000);
  const left = table.clock.until(deadline);
  vi.useRealTimers();

  expect(left).toBe(20_000);
});
