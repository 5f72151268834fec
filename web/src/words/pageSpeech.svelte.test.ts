import { afterEach, expect, it } from "vitest";

import { kept } from "../device/storage";
import { languageOf, speech, Speech, Unsaid } from "./pageSpeech.svelte";

const TEXT = "hello = Hello { $first-name }\n    .title = Greeting\nonly =\n    .label = Label\n";

afterEach(async () => {
  await speech.choose("fr");
});

it.each([
  [[], "fr"],
  [["fr"], "fr"],
  [["fr-CA", "en"], "fr"],
  [["de", "en-GB", "fr"], "en"],
  [["de", "fr"], "fr"],
  [["pt-BR", "es"], "en"],
] as const)("of %j it speaks %s", (asked, language) => {
  expect(languageOf(asked)).toBe(language);
});

it("has words once it has begun, and says in which language the page is", async () => {
  await speech.begin();

  expect(document.documentElement.lang).toBe(speech.language);
  expect(speech.words.language).toBe(speech.language);
  expect(speech.words.say("list-and", { rest: "a", next: "b" })).toMatch(/^a (et|and) b$/);
});

it("changes its language for good, and that of every game with it", async () => {
  await speech.choose("fr");
  const french = await speech.forGame("sept_pour_cent");
  await speech.choose("en");

  expect(french.field("family")).toBe("famille");
  expect(speech.ofGame("sept_pour_cent")?.field("family")).toBe("family");
  expect(await speech.forGame("sept_pour_cent")).toBe(speech.ofGame("sept_pour_cent"));
  expect(speech.words.say("you")).toBe("you");
  expect(document.documentElement.lang).toBe("en");
  expect(kept("language")).toBe("en");
});

it("speaks the language that was chosen last, whichever came first", async () => {
  await Promise.all([speech.choose("en"), speech.choose("fr"), speech.forGame("sept_pour_cent")]);

  expect(speech.language).toBe("fr");
  expect(speech.ofGame("sept_pour_cent")?.language).toBe("fr");
});

it("re-renders what was said when the language changes", async () => {
  await speech.choose("fr");
  const said: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      said.push(speech.words.say("you"));
    });
  });
  await Promise.resolve();
  await speech.choose("en");
  await Promise.resolve();
  stop();

  expect(said).toEqual(["toi", "you"]);
});

it("knows attributes as well as messages", () => {
  const words = new Speech("en", [TEXT]);

  expect(["hello", "hello.title", "hello.other", "only", "nothing"].map((key) => words.has(key))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  expect(words.say("hello", { firstName: "Ann" })).toBe("Hello Ann");
  expect(words.say("hello.title")).toBe("Greeting");
});

it("sets names apart that run from right to left, and leaves all others as they are", () => {
  const words = new Speech("en", ["said = { $name } says { $text }"]);

  expect(words.say("said", { name: "مهرداد", text: "no" })).toBe("\u2068مهرداد\u2069 says no");
  expect(words.say("said", { name: "Zoé 👩\u200d👧", text: "日本" })).toBe("Zoé 👩\u200d👧 says 日本");
});

it("has no words for games that are none", () => {
  expect(speech.ofGame("constructor")).toBeNull();
  expect(speech.ofGame("__proto__")).toBeNull();
});

it("lets a game say things its own way", () => {
  expect(new Speech("en", ["you = thou", "you = you"]).say("you")).toBe("thou");
});

it("stops at a mistake while we work, and shows a key to players", () => {
  const [strict, lenient] = [new Speech("en", [TEXT]), new Speech("en", [TEXT], undefined, false)];

  expect(() => strict.say("nothing")).toThrow(Unsaid);
  expect(() => strict.say("only")).toThrow(Unsaid);
  expect(() => strict.say("hello")).toThrow(Unsaid);
  expect(lenient.say("nothing")).toBe("nothing");
  expect(lenient.say("hello.other")).toBe("hello.other");
  expect(lenient.say("hello")).toContain("Hello");
});
