import { expect, test } from "vitest";

import { momentCalled } from "../testFacts";
import { seatStates } from "./seatStates";

function statesIn(name: string) {
  const { view, told } = momentCalled(name);
  return seatStates(view, told, null);
}

test("while estimates are set, it is known of everybody whether theirs is there", () => {
  const { view } = momentCalled("estimating-mine");
  const ready = view.type === "estimating" ? view.ready : [];

  expect(statesIn("estimating-mine").map((state) => state === "ready")).toEqual([...ready]);
});

test("in a risk turn one asks, some are in the water, and the rest choose", () => {
  const states = statesIn("choosing-fallen");

  expect(states.filter((state) => state === "asks")).toHaveLength(1);
  expect(states[0]).toBe("in-water");
  expect(states).toContain("chooses");
});
