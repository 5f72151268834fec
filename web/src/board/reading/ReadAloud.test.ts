import { cleanup, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { settings } from "../../device/settings.svelte";
import { voice } from "../../device/voice.svelte";
import { MOMENTS } from "../../gallery/moments";
import { exhibited } from "../../testing/exhibit";
import { ENGLISH, FAR_AWAY, FRENCH, readByItself, withVoices } from "../../testing/fakeVoices";
import { pageSpeech } from "../../words/pageSpeech.svelte";
import QuestionBoard from "../../testing/QuestionBoard.svelte";
import { asked } from "../../testing/question.svelte";

const FIRST = "Combien de marches, sur 1\u202f200\u202f?";
const SECOND = "En quelle année\u202f?";
const READ = "Lire à voix haute";
const SILENT = "Couper la voix";

beforeAll(() => pageSpeech.speak("fr"));
afterEach(() => {
  cleanup();
  readByItself(false);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function shown(part: { shown_on?: "seat" | "screen" } = {}): Promise<void> {
  asked.text = FIRST;
  asked.moved = false;
  await exhibited(QuestionBoard, { ...MOMENTS[0]!, ...part });
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("a question is read by a French voice of the device, with its numbers in one piece", async () => {
  const voices = withVoices(ENGLISH, FAR_AWAY, FRENCH);
  await shown();
  expect(voices.spoken).toEqual([]);
  await press(READ);

  expect(voices.spoken.map((one) => [one.text, one.voice])).toEqual([["Combien de marches, sur 1200 ?", FRENCH]]);
});

test("pressed again it is silent, and at its end it can be pressed anew", async () => {
  const voices = withVoices(FRENCH);
  await shown();
  await press(READ);
  await press(SILENT);
  expect(voices.queue).toEqual([]);
  await press(READ);
  voices.end();
  await tick();
  expect(screen.getByRole("button", { name: READ })).toBeTruthy();
  expect(voices.spoken).toHaveLength(2);
});

test("whatever else happens at the table, a question is read to its end", async () => {
  const voices = withVoices(FRENCH);
  await shown();
  await press(READ);
  asked.views += 1;
  await tick();

  expect(voices.queue).toHaveLength(1);
  expect(screen.getByRole("button", { name: SILENT })).toBeTruthy();
});

test("another question, or none any more, and it is silent", async () => {
  const voices = withVoices(FRENCH);
  await shown();
  await press(READ);
  asked.text = SECOND;
  await tick();
  expect(voices.queue).toEqual([]);
  await press(READ);
  expect(voices.queue.map(({ text }) => text)).toEqual(["En quelle année ?"]);
  cleanup();
  await tick();
  expect(voices.queue).toEqual([]);
});

test.each([
  ["by itself", true],
  ["because it was pressed", false],
])("a question that is read %s is read on when its card moves", async (_, byItself) => {
  const voices = withVoices(FRENCH);
  readByItself(byItself);
  await shown();
  if (!byItself) await press(READ);
  asked.moved = true;
  await tick();

  expect(voices.spoken).toHaveLength(1);
  expect(voices.queue).toHaveLength(1);
  expect(screen.getByRole("button", { name: SILENT })).toBeTruthy();
});

test("where this device wants it each new question is read, and never two at once", async () => {
  const voices = withVoices(FRENCH);
  readByItself(true);
  await shown();
  asked.text = SECOND;
  await tick();

  expect(voices.spoken).toHaveLength(2);
  expect(voices.queue.map(({ text }) => text)).toEqual(["En quelle année ?"]);
});

test("a question that comes again in another part of the page is not read again, until that is asked for anew", async () => {
  const voices = withVoices(FRENCH);
  readByItself(true);
  await shown();
  cleanup();
  await shown();
  expect(voices.spoken).toHaveLength(1);

  settings.setReadsAloud(false);
  await tick();
  settings.setReadsAloud(true);
  await tick();
  expect(voices.spoken).toHaveLength(2);
});

test("on a shared screen nothing can be pressed here, and it reads by itself", async () => {
  const voices = withVoices(FRENCH);
  readByItself(true);
  await shown({ shown_on: "screen" });
  expect(screen.queryByRole("button", { name: SILENT })).toBeNull();
  expect(voices.queue).toHaveLength(1);
});

test.each([
  ["only voices of other languages", [ENGLISH]],
  ["only one that sends what it reads to a server", [FAR_AWAY]],
])("a browser with %s says so", async (_, has) => {
  const voices = withVoices(...has);
  await shown();
  await press(READ);
  expect(screen.getByText("Pas de voix française sur cet appareil. Ajoutes-en une dans ses réglages.")).toBeTruthy();
  expect(voices.spoken).toEqual([]);
});

test("a browser that cannot speak at all says so too", async () => {
  vi.stubGlobal("speechSynthesis", undefined);
  await shown();
  await press(READ);
  expect(voice.trouble?.why).toBe("missing");
});

test("voices that are listed late are waited for, a little", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const voices = withVoices();
  await shown();
  await userEvent.click(screen.getByRole("button", { name: READ }), { delay: null });
  voices.list([FRENCH]);
  expect(voices.queue).toHaveLength(1);
  voices.end();
  voices.voices = [];
  voice.read({ text: FIRST, language: "fr" });
  vi.advanceTimersByTime(2_000);
  expect(voice.trouble?.why).toBe("missing");
  expect(voice.reading).toBe("");
});

test("a browser that wants a tap first is not taken for one that reads", async () => {
  const voices = withVoices(FRENCH);
  readByItself(true);
  await shown();
  voices.queue[0]?.onerror?.({ error: "not-allowed" });
  await tick();
  expect(screen.getByText("Touche la page une fois", { exact: false })).toBeTruthy();
  expect(voice.reading).toBe("");
  await userEvent.click(document.body);
  expect(voice.reading).toBe(FIRST);
});

test("what was cut short does not end what is read after it", async () => {
  const voices = withVoices(FRENCH);
  await shown();
  voice.read({ text: "Une", language: "fr" });
  const cut = voices.queue[0];
  voice.read({ text: "Deux", language: "fr" });
  cut?.onend?.();
  expect(voice.reading).toBe("Deux");
  voice.stop();
});
