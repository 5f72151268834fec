import { beforeAll, expect, test } from "vitest";

import { pageSpeech } from "../words/pageSpeech.svelte";
import { hostRematches, hostStarts } from "./hostText";

beforeAll(() => pageSpeech.speak("fr"));

test("the host is called by their name", () => {
  expect(hostStarts("Ann", true)).toMatch(/^Ann va lancer/);
  expect(hostStarts("Ann", false)).toMatch(/^Dis que tu es d’accord, et Ann/);
  expect(hostRematches("Ann")).toMatch(/^Ann peut la lancer/);
});

test("a host who sits nowhere is the host, and no gap in a sentence", () => {
  expect(hostStarts("", true)).toMatch(/^L’hôte va lancer/);
  expect(hostStarts("", false)).toMatch(/et l’hôte lancera/);
  expect(hostRematches("")).toMatch(/^L’hôte peut la lancer/);
});
