import { cleanup } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { exhibited } from "../../../testing/exhibit";
import { FRENCH, readByItself, withVoices } from "../../../testing/fakeVoices";
import { momentCalled } from "../testFacts";
import Middle from "./Middle.svelte";

afterEach(() => {
  cleanup();
  readByItself(false);
  vi.unstubAllGlobals();
});

test.each(["estimating-screen", "challenging-screen", "naming-screen"])(
  "the question of %s is read to the whole room",
  async (name) => {
    const voices = withVoices(FRENCH);
    readByItself(true);
    const moment = momentCalled(name);
    await exhibited(Middle, moment);

    const question = "question" in moment.view ? moment.view.question.text : "";
    expect(voices.spoken.map(({ text }) => text.replace(/\s+/g, ""))).toEqual([question.replace(/\s+/g, "")]);
  },
);
