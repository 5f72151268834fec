import { beforeAll, expect, test } from "vitest";

import type { PublicChair } from "../../wire/generated";
import { pageSpeech } from "../../words/pageSpeech.svelte";
import { unreadyText } from "./unready";

const HOST = 0;

const chairs = (...ready: boolean[]) =>
  ready.map((said, person) => ({ holder: "person", person, name: `P${person}`, ready: said })) as PublicChair[];

beforeAll(() => pageSpeech.speak("fr"));

test("whoever is awaited is named, and the host never is", () => {
  expect(unreadyText(chairs(false, true, false), [HOST])).toMatch(/^P2 n’a pas encore dit/);
  expect(unreadyText(chairs(false, true, true), [HOST])).toBe("");
});

test("many are counted", () => {
  expect(unreadyText(chairs(false, false, false, false), [HOST])).toMatch(/^3 personnes/);
});
