import { expect, test } from "vitest";

import type { Sight } from "../wire/perspective";
import { Pace } from "./boardPace.svelte";

function sight(facts: number, epoch = "e"): Sight {
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

function followed(...sights: Sight[]): Pace {
  const pace = new Pace(() => sights.at(-1) ?? null);
  for (const one of sights) pace.follow(one, 0);
  return pace;
}

test("unless a board shows something, everything is as it is", () => {
  const pace = followed(sight(1), sight(3));
  expect(pace.lags).toBe(false);
  expect(pace.told).toHaveLength(3);
  expect(pace.sight?.view.type).toBe("after-3");
});

test("while it does, the table is as it was when that was told", () => {
  const pace = followed(sight(1), sight(3), sight(6));
  pace.shown = 4;
  expect(pace.lags).toBe(true);
  expect(pace.told).toHaveLength(4);
  expect(pace.sight?.view.type).toBe("after-3");
  pace.shown = 6;
  expect(pace.sight?.view.type).toBe("after-6");
});

test("another game begins anew", () => {
  const pace = followed(sight(9), sight(2, "other"));
  pace.shown = 1;
  expect(pace.sight?.view.type).toBe("after-2");
});
