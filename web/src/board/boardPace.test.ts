import { expect, test } from "vitest";

import type { Perspective } from "../wire/perspective";
import { BoardPace } from "./boardPace.svelte";

function perspective(facts: number, epoch = "e"): Perspective {
  const told = Array.from({ length: facts }, (_, at) => ({ type: `fact-${at}` }));
  return {
    epoch,
    number: facts,
    view: { type: `after-${facts}` },
    offers: { decision: 0, choices: [] },
    awaited: [],
    may: [],
    told,
  };
}

function followed(...perspectives: Perspective[]): BoardPace {
  const pace = new BoardPace(() => perspectives.at(-1) ?? null);
  for (const one of perspectives) pace.follow(one, 0);
  return pace;
}

test("unless a board shows something, everything is as it is", () => {
  const pace = followed(perspective(1), perspective(3));
  expect(pace.lags).toBe(false);
  expect(pace.told).toHaveLength(3);
  expect(pace.perspective?.view.type).toBe("after-3");
});

test("while it does, the table is as it was when that was told", () => {
  const pace = followed(perspective(1), perspective(3), perspective(6));
  pace.shown = 4;
  expect(pace.lags).toBe(true);
  expect(pace.told).toHaveLength(4);
  expect(pace.perspective?.view.type).toBe("after-3");
  pace.shown = 6;
  expect(pace.perspective?.view.type).toBe("after-6");
});

test("another game begins anew", () => {
  const pace = followed(perspective(9), perspective(2, "other"));
  pace.shown = 1;
  expect(pace.perspective?.view.type).toBe("after-2");
});
