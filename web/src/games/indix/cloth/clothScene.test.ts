import { expect, test } from "vitest";

import { stepTimes, type Shows } from "../../../board/show";
import { SHOWS } from "../shows.generated";
import { MOMENTS, momentCalled, shownIn } from "../testFacts";
import { sceneOf } from "./clothScene";

test.each([
  ["drawn-reader", "drawn"],
  ["clue-mine", "search"],
  ["called-other", "search"],
  ["found-reader", "reveal"],
  ["unfound", "reveal"],
  ["disputed-refused", "reveal"],
  ["walked", "reveal"],
  ["token-back", "reveal"],
])("what %s shows is the scene of: %s", (name, kind) => {
  const moment = momentCalled(name);

  expect(sceneOf(moment.view, moment.told, shownIn(moment, 0)).kind).toBe(kind);
});

test.each(MOMENTS.filter(({ showing }) => showing))("$name has a scene at every step", (moment) => {
  const fact = moment.told.at(-1);
  const steps = fact ? stepTimes(SHOWS as Shows, fact as never).length : 0;

  for (let count = 0; count <= steps; count += 1)
    expect(sceneOf(moment.view, moment.told, shownIn(moment, count, count === steps))).toBeTruthy();
});

test("the name is turned up only once the card is", () => {
  const moment = momentCalled("found-reader");
  const turned = (landed: boolean) => {
    const scene = sceneOf(moment.view, moment.told, shownIn(moment, landed ? 1 : 0, landed));
    return scene.kind === "reveal" && scene.reveal.turned;
  };

  expect([turned(false), turned(true)]).toEqual([false, true]);
});

test("what the reader decided against the measure stands on the card that is over", () => {
  const moment = momentCalled("disputed-refused");
  const scene = sceneOf(moment.view, moment.told, shownIn(moment, 0, true));

  expect(scene.kind === "reveal" && scene.reveal.disputes.length).toBe(1);
});
