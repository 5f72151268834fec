import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ENGLISH, FAR_AWAY, FakeVoices, FRENCH, speakerOf, type FakeVoice } from "../testing/fakeVoices";
import { Voice } from "./voice.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fr = (text: string) => ({ text, language: "fr" });
const en = (text: string) => ({ text, language: "en" });

function voiceWith(...has: FakeVoice[]): { voice: Voice; voices: FakeVoices } {
  const voices = new FakeVoices(has);
  return { voice: new Voice(speakerOf(voices), () => 0.7), voices };
}
const texts = (voices: FakeVoices) => voices.spoken.map(({ text }) => text);

test("what the table tells is read one after the other, never two at once", () => {
  const { voice, voices } = voiceWith(FRENCH);
  voice.tell([fr("7."), fr("Je suis né à Ajaccio.")]);
  voice.tell([fr("C’est faux.")]);
  expect(texts(voices)).toEqual(["7."]);
  voices.end();
  expect(voices.queue).toHaveLength(1);
  voices.end();
  voices.end();

  expect(texts(voices)).toEqual(["7.", "Je suis né à Ajaccio.", "C’est faux."]);
  expect(voice.reading).toBe("");
});

test("it reads at the speed that was chosen", () => {
  const { voice, voices } = voiceWith(FRENCH);
  voice.tell([fr("Lentement.")]);
  expect(voices.spoken[0]?.rate).toBe(0.7);
});

test("a slow voice reads to the end while the table goes on, and is never more than three behind", () => {
  const { voice, voices } = voiceWith(FRENCH);
  for (const one of ["un", "deux", "trois", "quatre", "cinq"]) voice.tell([fr(one)]);
  for (let turn = 0; turn < 5; turn += 1) voices.end();

  expect(texts(voices)).toEqual(["un", "trois", "quatre", "cinq"]);
});

test("silence is silence: nothing that waited is read afterwards", () => {
  const { voice, voices } = voiceWith(FRENCH);
  voice.tell([fr("7."), fr("Je suis né à Ajaccio.")]);
  voice.tell([fr("8.")]);
  voice.stop();
  expect(voices.queue).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(texts(voices)).toEqual(["7."]);
});

test("what somebody asks for comes in place of all that waits", () => {
  const { voice, voices } = voiceWith(FRENCH);
  voice.tell([fr("7."), fr("Je suis né à Ajaccio.")]);
  voice.read(fr("Napoléon"));
  expect(voices.queue.map(({ text }) => text)).toEqual(["Napoléon"]);
  voices.end();
  expect(voices.queue).toEqual([]);
});

test("a part of the page that goes ends what it had read, and not what the table tells", async () => {
  const { voice, voices } = voiceWith(FRENCH);
  const text = "Je suis né à Ajaccio.";
  voice.tell([fr(text)]);
  voice.hold(text)();
  await Promise.resolve();
  expect(voices.queue).toHaveLength(1);
  voice.read(fr(text));
  voice.hold(text)();
  await Promise.resolve();
  expect(voices.queue).toEqual([]);
});

test.each(["before", "after"])(
  "a text that comes elsewhere %s it goes here is read on, until it goes there too",
  async (when) => {
    const { voice, voices } = voiceWith(FRENCH);
    const text = "Combien de marches ?";
    const goesHere = voice.hold(text);
    voice.announce(text, "fr");
    if (when === "after") goesHere();
    const goesThere = voice.hold(text);
    if (when === "before") goesHere();
    await Promise.resolve();
    expect(voices.queue).toHaveLength(1);

    goesThere();
    await Promise.resolve();
    expect(voices.queue).toEqual([]);
    expect(voice.reading).toBe("");
  },
);

test("what keeps the next text from being read is still said once the one before it is gone", async () => {
  const { voice } = voiceWith(ENGLISH);
  const goes = voice.hold("How many steps?");
  goes();
  voice.announce("Combien de marches ?", "fr");
  await Promise.resolve();
  expect(voice.trouble).toEqual({ why: "missing", language: "fr" });
});

test("each piece has a voice of its language", () => {
  const { voice, voices } = voiceWith(ENGLISH, FRENCH);
  voice.tell([en("Clue seven."), fr("Je suis né à Ajaccio.")]);
  voices.end();
  expect(voices.spoken.map((one) => one.voice)).toEqual([ENGLISH, FRENCH]);
});

test.each([
  ["no French voice", [ENGLISH]],
  ["only one that sends what it reads to a server", [FAR_AWAY]],
])("with %s nothing of a passage is read, and it is said why", (_, has) => {
  const { voice, voices } = voiceWith(...has);
  voice.tell([en("Clue seven."), fr("Je suis né à Ajaccio.")]);
  expect(voices.spoken).toEqual([]);
  expect(voice.trouble).toMatchObject({ why: "missing" });
});

test("it can be known beforehand whether there is a voice", () => {
  const { voice, voices } = voiceWith();
  voice.look("fr");
  expect(voice.trouble).toBeNull();
  vi.advanceTimersByTime(2_000);
  expect(voice.trouble).toEqual({ why: "missing", language: "fr" });
  voices.voices = [FRENCH];
  voice.trouble = null;
  voice.look("fr");
  expect(voice.trouble).toBeNull();
});

test("a browser that cannot speak at all says so", () => {
  const voice = new Voice(speakerOf(undefined), () => 1);
  voice.tell([fr("7.")]);
  expect(voice.trouble).toEqual({ why: "missing", language: "fr" });
});

test("a browser that wants a tap first reads it after the tap", () => {
  const { voice, voices } = voiceWith(FRENCH);
  voice.tell([fr("7."), fr("Je suis né à Ajaccio.")]);
  voices.queue.shift()?.onerror?.({ error: "not-allowed" });
  expect(voice.trouble?.why).toBe("blocked");
  voice.again();
  voices.end();
  expect(voices.queue.map(({ text }) => text)).toEqual(["Je suis né à Ajaccio."]);
  expect(voice.trouble).toBeNull();
});

test("a browser that never says that it has ended does not keep the rest from being read", () => {
  const { voice, voices } = voiceWith(FRENCH);
  voice.tell([fr("un")]);
  voice.tell([fr("deux")]);
  vi.advanceTimersByTime(5_000);
  expect(voices.queue.map(({ text }) => text)).toEqual(["deux"]);
});
