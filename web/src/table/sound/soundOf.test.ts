import { expect, test } from "vitest";

import { SOUND_NAMES, type GameSounds } from "../../board/sound/sounds";
import type { Step } from "../../board/show";
import { showsOf, soundsOf } from "../../gameParts";
import { soundOf } from "./soundOf";

const SOUNDS: GameSounds = { rolled: { begins: "dice", steps: "wood", lands: "sting" }, dealt: { begins: "paper" } };
const GAMES = ["sept_pour_cent", "code777", "incroyable", "incognito", "indix"];

function step(type: string, at: number, count: number, landed = false): Step {
  return { fact: { type }, at, count, landed };
}

test("a show is heard as it begins, at its steps, and when it has landed", () => {
  const shown = [step("rolled", 3, 0), step("rolled", 3, 1), step("rolled", 3, 2, true)];

  expect(shown.map((now, at) => soundOf(SOUNDS, shown[at - 1] ?? null, now))).toEqual(["dice", "wood", "sting"]);
});

test("without motion only what came of it is heard", () => {
  expect(soundOf(SOUNDS, null, step("rolled", 3, 2, true))).toBe("sting");
  expect(soundOf(SOUNDS, null, step("dealt", 3, 0, true))).toBe("paper");
});

test("nothing is heard twice, nor where nothing is shown, nor of what has no sound", () => {
  const landed = step("rolled", 3, 2, true);

  expect(soundOf(SOUNDS, landed, landed)).toBeNull();
  expect(soundOf(SOUNDS, landed, null)).toBeNull();
  expect(soundOf(SOUNDS, null, step("won", 4, 0))).toBeNull();
  expect(soundOf(SOUNDS, step("dealt", 4, 0), step("dealt", 4, 1, true))).toBeNull();
});

test.each(GAMES)("%s has sounds, each of something that it shows", async (game) => {
  const sounds = (await soundsOf(game)) ?? {};
  const { SHOWS } = showsOf(game);

  expect(Object.keys(sounds).length).toBeGreaterThan(4);
  expect(Object.keys(sounds).filter((kind) => !(kind in SHOWS))).toEqual([]);
  expect(
    Object.values(sounds)
      .flatMap((of) => Object.values(of))
      .filter((name) => !SOUND_NAMES.includes(name)),
  ).toEqual([]);
});
